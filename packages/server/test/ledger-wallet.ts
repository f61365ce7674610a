import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import {
  type EvmFeeOffer,
  getKeyring,
  type SignedTransfer,
  seedPhraseToSeed,
  type Utxo,
} from '@billfold/keyring';
import type { ServedNetwork } from '../src/chains/served-networks.ts';

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

/** A wallet of outputs that lives outside the books, with account 0 of `phrase`. */
export function createLedgerWallet(network: ServedNetwork, phrase: string): LedgerWallet {
  const keyring = getKeyring(network, 'sandbox');
  if (keyring.family !== 'utxo') throw new Error(`${network} has no outputs.`);
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

export interface AccountWallet {
  readonly publicKey: string;
  readonly address: string;
  /** Signs, whatever the account holds: it is the ledger that validates. */
  send(order: AccountOrder): SignedTransfer;
}
export interface AccountOrder {
  readonly nonce: bigint;
  readonly to: string;
  readonly amount: BaseUnits;
  /** Contract of a token that is sent in place of the native asset. */
  readonly contract?: string;
  readonly offer?: EvmFeeOffer;
  readonly gasLimit?: bigint;
}

/** Wei per gas, well above what the sandbox asks. */
const usualOffer: EvmFeeOffer = {
  kind: 'eip1559',
  maxFeePerGas: 30_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};

const plenty = toBaseUnits(10n ** 40n);

/** A wallet with one address that lives outside the books, with account 0 of `phrase`. */
export function createAccountWallet(network: ServedNetwork, phrase: string): AccountWallet {
  const keyring = getKeyring(network, 'sandbox');
  const { gas } = getNetwork(network);
  if (keyring.family !== 'evm' || gas === null) throw new Error(`${network} has no accounts.`);
  const seed = seedPhraseToSeed(phrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  return {
    publicKey,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    send: ({ nonce, to, amount, contract, offer = usualOffer, ...order }) => {
      const token = contract === undefined ? null : { contract, balance: plenty };
      const { gasLimit = BigInt(token === null ? gas.transferLimit : 70_000) } = order;
      const request = { publicKey, nonce, recipient: to, amount, token, offer, gasLimit };
      const built = keyring.buildTransfer({ ...request, balance: plenty });
      if (built.outcome !== 'built') throw new Error(`The wallet cannot send: ${built.outcome}`);
      return keyring.signTransfer(seed, built.plan);
    },
  };
}
