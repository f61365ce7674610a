/** Describes a chunk of all modules at a path that so many pages and dialogs share. */
export function chunk(name: string, path: string, minShareCount = 1) {
  return { name, test: new RegExp(path.replaceAll('/', '[\\\\/]')), minShareCount };
}

/**
 * Describes chunks of what pages and dialogs share at a path and no other chunk holds: one for each set of them, so
 * that none loads what it does not use. A set of less than 2.5 KB joins the set that is closest to it.
 */
export function shared(path: string) {
  return { ...chunk('common', path, 2), entriesAware: true, entriesAwareMergeThreshold: 2500 };
}

/** Style sheets as texts, which only a shadow tree loads. */
export const styleTexts = chunk('style-texts', 'react/src/theme/style-text/');
