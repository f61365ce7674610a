import type { EmbedOptions } from '@billfold/core/script-tag';
import { SetupError } from './setup-error.ts';

/** Options of a wallet on a server, with the names of their attributes where they have one. */
const optionsOfServers = {
  getAccessToken: 'getAccessToken',
  tokenEndpoint: 'data-token-endpoint',
  publishableKey: 'data-publishable-key',
  walletId: 'data-wallet',
  baseUrl: 'baseUrl',
} as const;

/** Syntax in which a page has written its options. */
export type OptionSyntax = 'attributes' | 'init';

/**
 * Requires that the options of a sandbox name no server, token, key or wallet: a page that goes live must not keep the
 * sandbox by mistake.
 * @throws {SetupError} with the first of them
 */
export function requireNoServer(options: EmbedOptions, syntax: OptionSyntax): void {
  const isTag = syntax === 'attributes';
  for (const [option, attribute] of Object.entries(optionsOfServers)) {
    if (options[option as keyof typeof optionsOfServers] === undefined) continue;
    throw new SetupError(
      isTag ? attribute : option,
      `has no use with ${isTag ? 'data-sandbox' : 'sandbox'}: remove one of the two.`,
    );
  }
}
