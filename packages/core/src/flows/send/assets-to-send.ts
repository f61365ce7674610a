import { type AccountAsset, nativeAsset } from '../../assets/account-asset.ts';
import { findToken, type TokenDefinition } from '../../assets/token.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import { type Decimal, toDecimal } from '../../money/decimal.ts';

/** An asset of an account. */
export interface HeldAsset extends AccountAsset {
  readonly balance: Decimal;
  /** Null for the native asset. */
  readonly token: TokenDefinition | null;
}

/**
 * What can be sent from `account`: no token that is hidden or whose facts are not known here. The one
 * that the host asks for is there also where there is none of it, so that nothing else takes its place.
 */
export function assetsToSend(
  account: Account,
  wanted?: string,
): { readonly native: HeldAsset; readonly tokens: readonly HeldAsset[] } {
  const { blockchainNetwork: network, nativeBalance, tokens } = account;
  const held = tokens.flatMap(({ tokenId, balance, isHidden }) => {
    const token = isHidden && tokenId !== wanted ? undefined : findToken(network, tokenId);
    return token === undefined ? [] : [{ ...token, balance, token }];
  });
  const isMissing = held.every(({ id }) => id !== wanted);
  const missing = isMissing && wanted !== undefined ? findToken(network, wanted) : undefined;
  return {
    native: { ...nativeAsset(network), balance: nativeBalance, token: null },
    tokens: missing ? [...held, { ...missing, balance: toDecimal('0'), token: missing }] : held,
  };
}
