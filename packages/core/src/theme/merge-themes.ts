import { light } from './palettes.ts';
import { parseColorVariables } from './parse-color-variables.ts';
import { colorsFor, fromAccentTokens } from './resolve-colors.ts';
import type { Theme } from './theme.ts';
import type { ColorToken, Scheme } from './tokens.ts';

type OwnColors = Partial<Record<ColorToken, string>>;

/**
 * Theme of the embedded variant: the light colors in both schemes.
 * @example
 * const theme = mergeThemes(embeddedTheme, { radius: 'large' });
 */
export const embeddedTheme: Theme = { name: 'embedded', colors: light };

/**
 * Merges themes into one; a later theme overrides an earlier one value by value. An accent also
 * overrides the earlier colors that are derived from an accent: its text, the focus ring and links.
 * @example
 * const theme = mergeThemes({ radius: 'small' }, { colors: { accent: '#7A1FA2' } });
 * theme.radius; // 'small'
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
