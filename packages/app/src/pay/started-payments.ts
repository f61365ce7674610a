const keyOf = (slug: string): string => `billfold-link ${slug}`;

/** Returns the id of the payment that this browser started by a link last; null without one, or without storage. */
export function readStarted(slug: string): string | null {
  try {
    return localStorage.getItem(keyOf(slug));
  } catch {
    return null;
  }
}

/** Keeps the id of a payment that was started by a link, so that who opens the link again finds it. */
export function keepStarted(slug: string, paymentId: string): void {
  try {
    localStorage.setItem(keyOf(slug), paymentId);
  } catch {
    // A frame may have no storage. The address of the payment is then the only way back.
  }
}
