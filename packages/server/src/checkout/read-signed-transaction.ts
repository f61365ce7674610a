import type { ChainName } from '@billfold/core';
import {
  getKeyring,
  type Keyring,
  KeyringError,
  type SolanaKeyring,
  type TonKeyring,
} from '@billfold/keyring';
import type { ServedNetwork } from '../chains/served-networks.ts';

/** Transfer that a signed transaction asks for. */
export interface SignedPayment {
  /** Null where it has no address form. */
  readonly to: string | null;
  /** Contract of the token; null for the native asset, undefined for a token that the bytes do not name. */
  readonly contract: string | null | undefined;
  readonly units: bigint;
  readonly memo: string | null;
}

export interface SignedTransaction {
  readonly hash: string;
  readonly payments: readonly SignedPayment[];
}

export interface TransactionPlace {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
}

/**
 * Reads what signed bytes pay, without judging their signature; null for bytes that are no transaction. Token
 * accounts of Solana are looked up among those of `owners`.
 */
export function readSignedTransaction(
  { network, chain }: TransactionPlace,
  raw: Uint8Array,
  owners: readonly string[],
): SignedTransaction | null {
  try {
    return decode(getKeyring(network, chain), raw, owners);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

function decode(keyring: Keyring, raw: Uint8Array, owners: readonly string[]): SignedTransaction {
  switch (keyring.family) {
    case 'utxo': {
      const { hash, outputs } = keyring.decodeTransfer(raw);
      const payments = outputs.map(({ address: to, value }) => ({ ...native, to, units: value }));
      return { hash, payments };
    }
    case 'evm': {
      const { hash, to, value, tokenTransfer: token } = keyring.decodeTransfer(raw);
      if (token === null) return { hash, payments: [{ ...native, to, units: value }] };
      const paid = { to: token.to, contract: to, units: token.value, memo: null };
      return { hash, payments: [paid] };
    }
    case 'tron': {
      const { hash, to, value, token } = keyring.decodeTransfer(raw);
      const contract = token?.contract ?? null;
      return { hash, payments: [{ to, contract, units: token?.value ?? value, memo: null }] };
    }
    case 'solana':
      return decodeSolana(keyring, raw, owners);
    case 'ton':
      return decodeTon(keyring, raw);
    default:
      return keyring satisfies never;
  }
}

const native = { contract: null, memo: null };

function decodeSolana(
  keyring: SolanaKeyring,
  raw: Uint8Array,
  owners: readonly string[],
): SignedTransaction {
  const { hash, instructions } = keyring.decodeTransfer(raw);
  const memo = instructions.find((each) => each.kind === 'memo')?.text ?? null;
  const payments = instructions.flatMap((each): readonly SignedPayment[] => {
    switch (each.kind) {
      case 'transfer':
        return [{ to: each.to, contract: null, units: each.lamports, memo }];
      case 'token-transfer': {
        const { mint: contract, destination, units } = each;
        const to = owners.find((owner) => keyring.tokenAccountOf(owner, contract) === destination);
        return [{ to: to ?? null, contract, units, memo }];
      }
      default:
        return [];
    }
  });
  return { hash, payments };
}

function decodeTon(keyring: TonKeyring, raw: Uint8Array): SignedTransaction {
  const { hash, to, value, payload } = keyring.decodeTransfer(raw);
  if (payload.kind === 'jetton') {
    const { recipient, units, memo } = payload;
    return { hash, payments: [{ to: recipient, contract: undefined, units, memo }] };
  }
  const memo = payload.kind === 'comment' ? payload.text : null;
  return { hash, payments: [{ to, contract: null, units: value, memo }] };
}
