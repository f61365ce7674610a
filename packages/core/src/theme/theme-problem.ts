import type { ColorToken, Scheme } from './tokens.ts';

/** What is wrong with a theme. None of them stops anything: what is wrong is left out. */
export interface ThemeProblem {
  readonly kind:
    | 'invalid-input'
    | 'unknown-token'
    | 'invalid-color'
    | 'invalid-value'
    | 'low-contrast';
  /** Name as it was given, cut at 80 characters. */
  readonly token: string;
  /** The scheme in which a contrast is too low. */
  readonly scheme?: Scheme;
  readonly against?: ColorToken;
  readonly ratio?: number;
  readonly required?: number;
  /** What to write in its place. */
  readonly fix?: string;
}
