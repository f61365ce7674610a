import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import {
  seedPhraseToSeed,
  type Utxo,
  type UtxoKeyring,
  type UtxoTransferRefusal,
} from '@billfold/keyring';
import type { UtxoFees } from '../../../chains/chain.ts';
import type { Entry, Treasury, TreasuryResult } from '../../../chains/sandbox/rules.ts';
import { encodeCoinbase } from './coinbase.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { parseUtxoKey, readUtxo, utxoEntries } from './utxo-entry.ts';

export interface TreasuryOptions {
  readonly seedPhrase: string;
  readonly fees: UtxoFees;
}

/** The wallet of the faucet: account 0 of its phrase, one address on each branch. */
export function openTreasury(
  keyring: UtxoKeyring,
  { seedPhrase, fees }: TreasuryOptions,
): Treasury {
  const seed = seedPhraseToSeed(seedPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const receiving = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const change = keyring.addressAt(publicKey, { branch: 1, addressIndex: 0 });
  return {
    addresses: [receiving, change],
    marks: [],
    contract: null,
    genesis: makeGenesis(keyring, receiving),
    pay: (entries, payment) => {
      const built = keyring.buildTransfer({
        publicKey,
        utxos: [...entries].map(([key, entry]) => toUtxo(key, entry, change)),
        recipient: payment.address,
        amount: payment.amount,
        satPerKvb: fees.medium,
        changeIndex: 0,
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
    replace: (old, { address, feeRate }) => {
      const spent = [...old.before].flatMap(([key, entry]) =>
        entry === null ? [] : [[key, entry] as const],
      );
      const isOwn = ([, entry]: readonly [string, Entry]) =>
        entry['address'] === receiving || entry['address'] === change;
      if (!spent.every(isOwn)) return { outcome: 'foreign' };
      const paid = keyring
        .decodeTransfer(old.raw)
        .outputs.filter((output) => output.address !== change)
        .reduce((sum, { value }) => sum + value, 0n);
      const build = (amount: BaseUnits | 'max') =>
        keyring.buildTransfer({
          publicKey,
          utxos: spent.map(([key, entry]) => toUtxo(key, entry, change)),
          recipient: address ?? receiving,
          amount,
          satPerKvb: feeRate,
          changeIndex: 0,
        });
      const exact = build(address === null ? 'max' : toBaseUnits(paid));
      // Where everything was paid there is nothing else to pay more from.
      const built = exact.outcome === 'insufficient_funds' ? build('max') : exact;
      if (built.outcome === 'built')
        return { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) };
      return built.outcome === 'fee_rate_too_low'
        ? { outcome: 'refused', reason: rejectionReasons.fee_too_low }
        : refuse(built);
    },
  };
}

function refuse(refusal: UtxoTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
    case 'dust':
      return refusal;
    case 'insufficient_funds':
    case 'too_large':
      return { outcome: 'empty' };
    case 'fee_rate_too_low':
      throw new RangeError('The fee rate of the sandbox is below the relay minimum.');
    default:
      return refusal satisfies never;
  }
}

function toUtxo(key: string, entry: Entry, change: string): Utxo {
  const { hash, index, value } = readUtxo(parseUtxoKey(key), entry);
  const branch = entry['address'] === change ? 1 : 0;
  return { hash, index, value: toBaseUnits(value), branch, addressIndex: 0 };
}

/** Half of all that can exist, in outputs enough for many payments between two blocks. */
function makeGenesis(keyring: UtxoKeyring, address: string): Treasury['genesis'] {
  const script = keyring.scriptOf(address);
  if (script === null) throw new TypeError('The treasury has an address that cannot be paid.');
  const { model } = getNetwork(keyring.network);
  if (model.family !== 'utxo') throw new TypeError('The network has no outputs to pay.');
  const value = model.maximumSupply / 2n / BigInt(genesisOutputs);
  const raw = encodeCoinbase(Array.from({ length: genesisOutputs }, () => ({ script, value })));
  const transfer = keyring.decodeTransfer(raw);
  return {
    transaction: { raw, hash: transfer.hash },
    changes: new Map(utxoEntries(transfer)),
  };
}

const genesisOutputs = 200;
