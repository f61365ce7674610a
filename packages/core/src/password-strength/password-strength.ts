/** Grades of the strength meter (R-RPW-03), which a screen translates. */
export type PasswordStrength = 'TooWeak' | 'Weak' | 'Medium' | 'Strong';

/** Requirement for a new password: enough characters, and each of the four character classes. */
export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';

/**
 * Requirements for a new password, in the order in which they are shown.
 * @example
 * passwordParts.length; // 5
 */
export const passwordParts: readonly PasswordPart[] = [
  'length',
  'lower',
  'upper',
  'digit',
  'symbol',
];

/**
 * Grades a new password: it needs lower case, upper case, digit and symbol, and 10, 14 or 16
 * characters, counted in code points (R-RPW-03). Only `TooWeak` is refused.
 * @example
 * passwordStrength('Correct-Horse-7-Battery'); // 'Strong'
 */
export function passwordStrength(password: string): PasswordStrength {
  if (missingPasswordParts(password).length > 0) return 'TooWeak';
  const length = [...password].length;
  if (length >= 16) return 'Strong';
  return length >= 14 ? 'Medium' : 'Weak';
}

/**
 * Lists the requirements that a password does not meet, in the order of `passwordParts`.
 * @example
 * missingPasswordParts('correct horse'); // ['upper', 'digit', 'symbol']
 */
export function missingPasswordParts(password: string): readonly PasswordPart[] {
  return passwordParts.filter((part) => !has[part](password));
}

// A symbol is whatever is no letter, digit or white space, so that no keyboard is left out.
const has: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => [...password].length >= 10,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
};
