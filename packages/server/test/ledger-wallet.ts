import type { BaseUnits, Network } from '@billfold/core';
import { getKeyring, type SignedTransfer, seedPhraseToSeed, type Utxo } from '@billfold/keyring';

/** BIP-39 test vectors, Trezor: one phrase per wallet of a test. */
export const phrases = [
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong',
] as const;

export interface LedgerWallet {
  readonly publicKey: string;
  addressAt(branch: 0 | 1, addressIndex: number): string;
  /** Signs; the plan must be possible. */
  send(order: SendOrder): SignedTransfer;
}
export interface SendOrder {
  readonly utxos: readonly Utxo[];
  readonly to: string;
  readonly amount: BaseUnits | 'max';
  readonly satPerKvb?: bigint;
  readonly changeIndex?: number;
}

/** A wallet that lives outside the books, with account 0 of `phrase`. */
export function createLedgerWallet(network: Network, phrase: string): LedgerWallet {
  const keyring = getKeyring(network, 'sandbox');
  const seed = seedPhraseToSeed(phrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  return {
    publicKey,
    addressAt: (branch, addressIndex) => keyring.addressAt(publicKey, { branch, addressIndex }),
    send: ({ utxos, to, amount, satPerKvb = 2_000n, changeIndex = 0 }) => {
      const request = { publicKey, utxos, recipient: to, amount, satPerKvb, changeIndex };
      const built = keyring.buildTransfer(request);
      if (built.outcome !== 'built') throw new Error(`The wallet cannot send: ${built.outcome}`);
      return keyring.signTransfer(seed, built.plan);
    },
  };
}
