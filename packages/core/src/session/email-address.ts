/** Text as an email address is stored and compared: without space around it. */
export function normalizeEmail(text: string): string {
  return text.trim();
}

/**
 * Reports whether the services accept an email address: the pattern of the contract (zod's
 * `email`), at most 254 characters.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

const pattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
