/// Small things remembered between visits. A browser may refuse to keep anything: then they last as long as the visit.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`pionnier.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`pionnier.${key}`, value);
  } catch {
    // Nothing can be kept here.
  }
}

export function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
