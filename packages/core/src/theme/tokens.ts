/** The colour variables of the product, everywhere the same names (sdk.md §3.3). */
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
export type ColorToken = (typeof colorTokens)[number];
export type Colors = Readonly<Record<ColorToken, string>>;
export type Scheme = 'light' | 'dark';
