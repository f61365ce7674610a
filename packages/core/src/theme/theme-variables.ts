import { resolveColors } from './resolve-colors.ts';
import type { Theme } from './theme.ts';
import { measureProblems, measureVariables, type Variables } from './theme-measures.ts';
import type { ThemeProblem } from './theme-problem.ts';
import { type Scheme, toKebab } from './tokens.ts';

export interface ThemeVariables {
  /** Custom properties that apply the theme. */
  readonly variables: Variables;
  readonly problems: readonly ThemeProblem[];
}

/**
 * Builds the custom properties of `theme`, with the problems that `checkTheme` reports except
 * contrast. They have other names than those that a host sets (`--billfold-color-…`), and yield to
 * them.
 * @example
 * const { variables } = themeVariables({ fontFamily: 'Inter' });
 * variables; // { '--billfold-theme-font-body': 'Inter' }
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

/**
 * Returns the name of the custom property with the theme's value of a token in one scheme.
 * @example
 * schemeVariable('dark', 'accentText'); // '--billfold-dark-accent-text'
 */
export function schemeVariable(scheme: Scheme, token: string): string {
  return `--billfold-${scheme}-${toKebab(token)}`;
}

/**
 * Builds the CSS rule that applies `theme`, for server-rendered pages, which need it before the
 * first paint. The theme of a provider and the host's own `--billfold-…` variables override it.
 * `selector` is not escaped.
 * @example
 * const css = themeToCss({ colors: { accent: '#7A1FA2' }, radius: 'large' });
 * const head = `<style>${css}</style>`;
 */
export function themeToCss(theme: Theme, selector = '[data-billfold-scheme]'): string {
  const lines = Object.entries(themeVariables(theme).variables).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}
