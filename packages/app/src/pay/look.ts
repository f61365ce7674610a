import type { Checkout } from '@billfold/core/payments';
import type { ThemeInput } from '@billfold/core/theme';

/** Look of the page: the business's colour and language, and its scheme or that of the payer's system. */
export interface Look {
  readonly theme: ThemeInput;
  readonly colorScheme: 'light' | 'dark' | 'system';
  /** Language tag, such as `en`; none for that of the browser. */
  readonly locale?: string | null | undefined;
}

export const plainLook: Look = { theme: 'default', colorScheme: 'system' };

/** Returns the look that a business chose. Colours on its own one are derived, so that texts stay readable. */
export function lookOf({ theme, appearance, language }: LookFacts): Look {
  const { brand } = theme;
  return {
    theme: brand === undefined ? 'default' : { colors: { accent: brand } },
    colorScheme: appearance ?? 'system',
    locale: language,
  };
}

interface LookFacts {
  readonly theme: Readonly<Record<string, string | undefined>>;
  readonly appearance: Checkout['appearance'] | undefined;
  readonly language?: Checkout['language'] | undefined;
}
