/** Ids of moves. Plain http on a private address has no `crypto.randomUUID`; this works there. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** A new id of 22 letters, 132 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte & 63)).join("");
}
