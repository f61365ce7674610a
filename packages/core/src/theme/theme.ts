import type { ColorVariableMap, Scheme } from './tokens.ts';

export interface Theme {
  readonly name?: string;
  /** One map for both schemes, or one for each. A missing color keeps its built-in value. */
  readonly colors?: ColorVariableMap | SchemeColors;
  readonly radius?: 'none' | 'small' | 'medium' | 'large' | `${number}px`;
  readonly fontFamily?: string;
  readonly density?: 'comfortable' | 'compact';
  readonly motion?: 'system' | 'none';
}
export type SchemeColors = Readonly<Partial<Record<Scheme, ColorVariableMap>>>;
export type ThemeInput = Theme | 'default';

/** Makes every name that `Expected` does not know an error where it is written. */
type NoOtherNames<T, Expected> = T extends object
  ? {
      [K in keyof T]: K extends KeysOf<Expected> ? NoOtherNames<T[K], ValueOf<Expected, K>> : never;
    }
  : T;
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/**
 * Returns `theme` with its literal types. An unknown name in it does not compile.
 * @example
 * const theme = defineTheme({
 *   colors: { light: { accent: '#0B6B4B' }, dark: { accent: '#46D39A' } },
 *   radius: 'large',
 * });
 */
export function defineTheme<const T extends Theme>(theme: T & NoOtherNames<T, Theme>): T {
  return theme;
}
