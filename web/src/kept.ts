/** Choices that this device keeps. A browser that keeps nothing gets the defaults each time. */

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`jokeri.${key}`) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`jokeri.${key}`, JSON.stringify(value));
  } catch {
    // then it lasts as long as the page
  }
}
