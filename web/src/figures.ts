/** Points as people write them: with a true minus, in points or in hundreds. */
export function points(value: number, hundredths: boolean): string {
  const shown = hundredths ? value / 100 : value;
  return String(shown).replace("-", "−");
}
