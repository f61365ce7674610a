export { dark, light } from './palettes.ts';
export { type Colors, type ColorToken, colorTokens, type Scheme } from './tokens.ts';
