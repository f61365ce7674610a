import type { Scheme } from '../theme/tokens.ts';

/** The stored theme; null when nothing usable is stored and the system's preference decides. */
export function parseTheme(text: string | null): Scheme | null {
  return text === 'light' || text === 'dark' ? text : null;
}

/** What the toggle leads to, given what is on screen. */
export function otherTheme(theme: Scheme): Scheme {
  return theme === 'light' ? 'dark' : 'light';
}
