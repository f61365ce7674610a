import type { ColorToken, Scheme } from './tokens.ts';

/** Problem of a theme. The invalid part is ignored and the rest applies. */
export interface ThemeProblem {
  readonly kind:
    | 'invalid-input'
    | 'unknown-token'
    | 'invalid-color'
    | 'invalid-value'
    | 'low-contrast';
  /** Name as it was given, cut at 80 characters. */
  readonly token: string;
  /** Scheme in which the contrast is too low. */
  readonly scheme?: Scheme;
  readonly against?: ColorToken;
  readonly ratio?: number;
  readonly required?: number;
  /** Suggested value. */
  readonly fix?: string;
}
