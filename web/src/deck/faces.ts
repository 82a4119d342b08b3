/** The names that the server gives to bots, a man's and a woman's by turns as the drawn faces are. */
const NAMES = ["Dato", "Ana", "Giorgi", "Eka", "Lasha", "Keti", "Levan", "Maka", "Nika", "Tamar"];

/** Which of the four drawn faces goes with the name shown, another one for neighbours; else its seat's. */
export function faceFor(seat: number, name: string): number {
  const at = NAMES.indexOf(name);
  return at < 0 ? seat % 4 : (at % 2) + 2 * (seat % 2);
}
