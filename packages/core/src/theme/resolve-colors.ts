import { parseColor, type Rgba } from './color.ts';
import { contrastOf, reachContrast } from './contrast.ts';
import { dark, light } from './palettes.ts';
import { findReference, parseColorVariables } from './parse-color-variables.ts';
import type { Theme } from './theme.ts';
import type { ThemeProblem } from './theme-problem.ts';
import { type Colors, type ColorToken, colorTokens, type Scheme } from './tokens.ts';

export interface ResolvedColors {
  readonly scheme: Scheme;
  /** The whole palette of the scheme. */
  readonly colors: Colors;
  /** Colors that differ from the built-in palette: given, or derived from given ones. */
  readonly changed: Partial<Colors>;
  readonly problems: readonly ThemeProblem[];
}

/** Derives the colors that follow from an accent, unless they are given. */
export const fromAccentTokens = ['accentText', 'focusRing', 'link'] as const;

const palettes = { light, dark } as const;
const white: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/**
 * Resolves the palette of `scheme` under `theme`. An accent alone is enough: the colors on it are
 * derived.
 */
export function resolveColors(theme: Theme, scheme: Scheme): ResolvedColors {
  const { colors: given, problems } = parseColorVariables(colorsFor(theme, scheme));
  const builtIn = palettes[scheme];
  const written = { ...builtIn, ...given };
  const followed: Partial<Record<ColorToken, string>> = {};
  for (const token of colorTokens)
    if (given[token] !== undefined) followed[token] = follow(written, token, builtIn[token]);
  const changed = { ...fromAccent({ ...builtIn, ...followed }, followed), ...followed };
  return { scheme, colors: { ...builtIn, ...changed }, changed, problems };
}

/**
 * Returns colors that are chosen for the light palette together with those that follow from their accent, for pages
 * that draw before they have this code.
 */
export function completeColors(colors: Readonly<Record<string, string>>): Partial<Colors> {
  return resolveColors({ colors: { light: colors } }, 'light').changed;
}

/** `color` as channels; black for what is no colour, which resolved palettes do not hold. */
export function channelsOf(color: string): Rgba {
  return parseColor(color) ?? { r: 0, g: 0, b: 0, a: 1 };
}

/** Color behind one that is not opaque. */
export function pageOf(colors: Colors): Rgba {
  const page = channelsOf(colors.background);
  return page.a === 1 ? page : white;
}

/** The map of `scheme` as it was written, which need not be valid. */
export function colorsFor({ colors = {} }: Theme, scheme: Scheme): unknown {
  const map: unknown = colors;
  if (typeof map !== 'object' || map === null) return map;
  if (!('light' in map || 'dark' in map)) return map;
  return Object.getOwnPropertyDescriptor(map, scheme)?.value ?? {};
}

/** The colour at the end of a chain of `var()`; the built-in one where the chain is a circle. */
function follow(written: Colors, token: ColorToken, builtIn: string): string {
  const seen = new Set<ColorToken>();
  let value = written[token];
  for (let next = findReference(value); next !== undefined; next = findReference(value)) {
    if (seen.has(next)) return builtIn;
    seen.add(next);
    value = written[next];
  }
  return value;
}

function fromAccent(
  colors: Colors,
  given: Partial<Colors>,
): Pick<Colors, (typeof fromAccentTokens)[number]> | null {
  if (given.accent === undefined) return null;
  const page = pageOf(colors);
  const accent = channelsOf(colors.accent);
  const grounds = [colors.background, colors.surface, colors.surfaceRaised].map(channelsOf);
  const reach = (ratio: number): string =>
    reachContrast(accent, grounds, { ratio, page }) ?? colors.text;
  const [lightText, darkText] = [light.surface, light.qrForeground];
  const contrast = (text: string): number => contrastOf(channelsOf(text), accent, page);
  return {
    accentText: contrast(lightText) >= contrast(darkText) ? lightText : darkText,
    focusRing: reach(3),
    link: reach(4.5),
  };
}
