import { resolveColors } from './resolve-colors.ts';
import type { Theme } from './theme.ts';
import { measureProblems, measureVariables, type Variables } from './theme-measures.ts';
import type { ThemeProblem } from './theme-problem.ts';
import { type Scheme, toKebab } from './tokens.ts';

export interface ThemeVariables {
  /** The custom properties through which our style sheet learns of the theme. */
  readonly variables: Variables;
  readonly problems: readonly ThemeProblem[];
}

/**
 * Builds the CSS variables of `theme`. Their names differ from those that a host sets
 * (`--billfold-color-…`) and rank behind them, so that a host's value wins wherever it is set.
 */
export function themeVariables(theme: Theme): ThemeVariables {
  const schemes = (['light', 'dark'] as const).map((scheme) => resolveColors(theme, scheme));
  const colors = schemes.flatMap(({ scheme, changed }) =>
    Object.entries(changed).map(
      ([token, color]) => [schemeVariable(scheme, token), color] as const,
    ),
  );
  return {
    variables: { ...Object.fromEntries(colors), ...measureVariables(theme) },
    problems: [...schemes.flatMap(({ problems }) => problems), ...measureProblems(theme)],
  };
}

/** `--billfold-dark-accent-text`: the theme's value of a token in one scheme. */
export function schemeVariable(scheme: Scheme, token: string): string {
  return `--billfold-${scheme}-${toKebab(token)}`;
}

/**
 * The rule that applies `theme` from a style sheet: for pages drawn on a server, where it has to
 * stand before the first paint. Weaker than a theme given to the provider and than the host's own
 * `--billfold-…` variables. `selector` is the caller's own text and is not checked.
 */
export function themeToCss(theme: Theme, selector = '[data-billfold-scheme]'): string {
  const lines = Object.entries(themeVariables(theme).variables).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}
