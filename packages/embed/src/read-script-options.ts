import type { EmbedOptions } from './options.ts';

/** Returns the options of the script tag; null without a token endpoint, because the page then calls `init`. */
export function readScriptOptions(data: DOMStringMap): EmbedOptions | null {
  const { tokenEndpoint, wallet, colors, colorScheme, locale, dir } = data;
  if (tokenEndpoint === undefined) return null;
  return {
    tokenEndpoint,
    walletId: wallet,
    // Judged by the widget: whatever is no colour there is never applied.
    colors: colors === undefined ? undefined : JSON.parse(colors),
    colorScheme: colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : undefined,
    locale,
    dir: dir === 'rtl' || dir === 'ltr' ? dir : undefined,
  };
}
