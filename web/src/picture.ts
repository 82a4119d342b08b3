/** A picture of one's own under the cards: made small, and kept on this device alone. */

const KEY = "jokeri.picture";
const LARGEST_FILE = 20_000_000;
const SIDE = 1_400;
const LARGEST_KEPT = 1_500_000;

export type Fault = "picture-bad" | "picture-kept";

export function picture(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keep a picture; what is wrong with it, or null. */
export async function keepPicture(file: File): Promise<Fault | null> {
  if (file.size > LARGEST_FILE) return "picture-bad";
  let small: string;
  try {
    small = await shrink(file);
  } catch {
    return "picture-bad";
  }
  if (small.length > LARGEST_KEPT) return "picture-bad";
  try {
    localStorage.setItem(KEY, small);
  } catch {
    return "picture-kept";
  }
  return null;
}

async function shrink(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL("image/jpeg", 0.8);
}
