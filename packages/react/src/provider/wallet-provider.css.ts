import { layered } from '../theme/layered.ts';

/** Carries the values of the scheme and has no box of its own. */
export const scheme = layered({
  // Keeps what the attribute `lang` sets.
  all: 'revert-layer',
  display: 'contents',
  selectors: {
    '&[data-billfold-scheme="light"]': { colorScheme: 'light' },
    '&[data-billfold-scheme="dark"]': { colorScheme: 'dark' },
    '&[data-billfold-scheme="system"]': { colorScheme: 'light dark' },
  },
});
