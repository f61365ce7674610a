export { checkTheme } from './check-theme.ts';
export { embeddedTheme, mergeThemes } from './merge-themes.ts';
export { dark, light } from './palettes.ts';
export { type ParsedColors, parseColorVariables } from './parse-color-variables.ts';
export { defineTheme, type SchemeColors, type Theme, type ThemeInput } from './theme.ts';
export type { Variables } from './theme-measures.ts';
export type { ThemeProblem } from './theme-problem.ts';
export {
  schemeVariable,
  type ThemeVariables,
  themeToCss,
  themeVariables,
} from './theme-variables.ts';
export {
  type Colors,
  type ColorToken,
  type ColorVariable,
  type ColorVariableMap,
  colorTokens,
  type Scheme,
} from './tokens.ts';
