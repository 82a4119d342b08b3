/** Points as people write them, with a true minus. */
export const points = (value: number): string => String(value).replace("-", "−");

/** The same in hundreds: 3.5 for 350. */
export const hundreds = (value: number): string => points(value / 100);

/** With a sign in front, for what is added. */
export const signed = (value: number, write: (value: number) => string): string =>
  `${value > 0 ? "+" : ""}${write(value)}`;
