import type { EmbedOptions } from '@billfold/core/script-tag';
import { SetupError } from './setup-error.ts';

export interface ScriptOptions extends EmbedOptions {
  /** Errors of the attributes that have no effect because of their values. */
  readonly ignored: readonly SetupError[];
}

/**
 * Parses the attributes of the script tag; null without a token endpoint and without the sandbox, because the page
 * then calls `init`.
 */
export function parseScriptOptions(data: DOMStringMap): ScriptOptions | null {
  const { tokenEndpoint, publishableKey, wallet, colors, colorScheme, locale, dir } = data;
  // Frameworks write `false` for an attribute that is off.
  const sandbox = data['sandbox'] !== undefined && data['sandbox'] !== 'false';
  if (tokenEndpoint === undefined && !sandbox) return null;
  const ignored: SetupError[] = [];
  return {
    sandbox,
    tokenEndpoint,
    publishableKey,
    walletId: wallet,
    colors: parseColors(colors, ignored),
    colorScheme: oneOf('data-color-scheme', colorScheme, ['light', 'dark', 'system'], ignored),
    locale,
    dir: oneOf('data-dir', dir, ['ltr', 'rtl'], ignored),
    ignored,
  };
}

/** The dialog ignores values that are no colors. */
function parseColors(text: string | undefined, ignored: SetupError[]): EmbedOptions['colors'] {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    ignored.push(new SetupError('data-colors', 'is not JSON: ignored.', cause));
    return undefined;
  }
}

function oneOf<const T extends string>(
  name: string,
  value: string | undefined,
  values: readonly T[],
  ignored: SetupError[],
): T | undefined {
  const found = values.find((each) => each === value);
  if (value !== undefined && found === undefined)
    ignored.push(new SetupError(name, `is none of ${values}: ignored.`));
  return found;
}
