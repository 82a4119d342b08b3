/** How options and their values are called; a value that no form lists stands as it is written. */
import { knows, say } from "../words";

export function optionLabel(option: string): string {
  return knows(`option-${option}`) ? say(`option-${option}`) : option;
}

export function valueLabel(option: string, value: string): string {
  const known = `value-${option}-${value.replaceAll("/", "-")}`;
  if (knows(known)) return say(known);
  const any = `value-${option}-other`;
  return knows(any) ? say(any, { value }) : value;
}
