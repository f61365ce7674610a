import { tokensOf } from '@billfold/core';
import type { SolanaKeyring } from '@billfold/keyring';

/** Facts that validation needs next to the ledger. */
export interface SolanaRuleBook {
  readonly keyring: SolanaKeyring;
  /** Lamports below which an account cannot be left, unless at 0. */
  readonly minimum: { readonly plain: bigint; readonly token: bigint };
  /** Decimals by mint: the tokens that the ledger knows. */
  readonly decimals: ReadonlyMap<string, number>;
}

export function toRuleBook(keyring: SolanaKeyring): SolanaRuleBook {
  const tokens = tokensOf(keyring.network);
  return {
    keyring,
    minimum: {
      plain: keyring.rentMinimum(0),
      token: keyring.rentMinimum(tokenAccountLength),
    },
    decimals: new Map(tokens.map(({ contract, decimals }) => [contract, decimals])),
  };
}

/** Bytes of data of an account of SPL Token. */
const tokenAccountLength = 165;
