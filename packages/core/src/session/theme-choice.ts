import type { Scheme } from '../theme/tokens.ts';

/** The stored theme; null when nothing usable is stored and the system's preference decides. */
export function parseTheme(text: string | null): Scheme | null {
  return text === 'light' || text === 'dark' ? text : null;
}

/** Returns the theme that the toggle switches to from the current one. */
export function otherTheme(theme: Scheme): Scheme {
  return theme === 'light' ? 'dark' : 'light';
}
