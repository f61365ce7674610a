import { light } from './palettes.ts';
import { parseColorVariables } from './parse-color-variables.ts';
import { colorsFor, fromAccentTokens } from './resolve-colors.ts';
import type { Theme } from './theme.ts';
import type { ColorToken, Scheme } from './tokens.ts';

type OwnColors = Partial<Record<ColorToken, string>>;

/** The fixed map of the embedded variant: the light colours, whatever the scheme. */
export const embeddedTheme: Theme = { name: 'embedded', colors: light };

/**
 * One theme of several, weakest first: each value is taken from the last that gives it. An accent
 * replaces a weaker one together with what was chosen to stand on it.
 */
export function mergeThemes(...themes: readonly Theme[]): Theme {
  let merged: Theme = {};
  for (const theme of themes) {
    const colors = { light: merge(merged, theme, 'light'), dark: merge(merged, theme, 'dark') };
    merged = { ...merged, ...theme, colors };
  }
  return merged;
}

function merge(weaker: Theme, theme: Theme, scheme: Scheme): OwnColors {
  const below: OwnColors = { ...parseColorVariables(colorsFor(weaker, scheme)).colors };
  const own: OwnColors = parseColorVariables(colorsFor(theme, scheme)).colors;
  if (own.accent !== undefined) for (const token of fromAccentTokens) delete below[token];
  return { ...below, ...own };
}
