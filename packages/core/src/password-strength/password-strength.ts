/** The grades of the strength meter (spec §5): codes, whose words a screen translates. */
export type PasswordStrength = 'TooWeak' | 'Weak' | 'Medium' | 'Strong';

/**
 * How strong a new password is: all four of lower case, upper case, digit and symbol, and 10, 14
 * or 16 characters, counted in code points. `TooWeak` is the only one that is refused.
 * @see spec §5 Strength
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!classes.every((characters) => characters.test(password))) return 'TooWeak';
  const length = [...password].length;
  if (length >= 16) return 'Strong';
  if (length >= 14) return 'Medium';
  return length >= 10 ? 'Weak' : 'TooWeak';
}

// A symbol is whatever is no letter, digit or white space, so that no keyboard is left out.
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u];
