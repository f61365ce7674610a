/**
 * Color tokens, with the same names in themes, custom properties and embed settings.
 * @example
 * colorTokens.includes('accent'); // true
 * for (const token of colorTokens) console.log(token, light[token], dark[token]);
 */
export const colorTokens = [
  'accent',
  'accentText',
  'background',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'overlay',
  'text',
  'textMuted',
  'border',
  'borderStrong',
  'focusRing',
  'link',
  'success',
  'warning',
  'danger',
  'info',
  'successSurface',
  'warningSurface',
  'dangerSurface',
  'infoSurface',
  'skeleton',
  'qrForeground',
  'qrBackground',
] as const;
/** Name of a color of a theme. */
export type ColorToken = (typeof colorTokens)[number];
export type Colors = Readonly<Record<ColorToken, string>>;
export type Scheme = 'light' | 'dark';

type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Uncapitalize<Head>}${Kebab<Tail>}`
    : `${Uncapitalize<Head>}-${Kebab<Tail>}`
  : S;
/** Custom property with which a host sets a color in its own style sheet. */
export type ColorVariable = `--billfold-color-${Kebab<ColorToken>}`;
/** Colors by token or by custom property, as the embed settings have them. */
export type ColorVariableMap = Readonly<Partial<Record<ColorToken | ColorVariable, string>>>;

/** `accentText` → `accent-text`. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The token of `accentText` or of `--billfold-color-accent-text`, undefined for any other name. */
export function findToken(name: string): ColorToken | undefined {
  return colorTokens.find(
    (token) => token === name || `--billfold-color-${toKebab(token)}` === name,
  );
}
