import { toBaseUnits } from '@billfold/core';
import { type EvmKeyring, KeyringError } from '@billfold/keyring';
import type { ChainTransaction, EvmFees } from '../../../chain.ts';
import type { Place, SandboxRules } from '../rules.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { checkTransfer, type EvmRuleBook } from './check-transfer.ts';
import { effectiveGasPrice, feeCap, gasUsed } from './gas.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { refuseReplacement } from './refuse-replacement.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { openTreasury } from './treasury.ts';

/**
 * The rules of the Ethereum family, for transfers: no address has code. The state is one entry per
 * account. Blocks of a sandbox are never full, so the base fee never moves.
 */
export function createEvmRules(keyring: EvmKeyring, fees: EvmFees): SandboxRules {
  const book: EvmRuleBook = { keyring, baseFeePerGas: fees.baseFeePerGas };
  return {
    hashOf: (raw) => hashOf(keyring, raw),
    refuseMalformed: (raw) => {
      const verification = keyring.verifyTransfer(raw);
      const fault = verification.outcome === 'refused' ? verification.fault : 'malformed';
      return rejectionReasons[fault];
    },
    check: (view, raw) => checkTransfer(book, view, raw),
    claims: (raw) => {
      const { from, nonce } = keyring.decodeTransfer(raw);
      return from === null ? [] : [`${accountKey(from)}:${nonce}`];
    },
    refuseReplacement: (next, evicted) => refuseReplacement(keyring, next, evicted),
    describe: (raw, place) => describe(book, raw, place),
    inspect: (raw, before) => inspectTransfer(book, raw, before),
    valueOf: (entry) => toBaseUnits(readAccount(entry).balance),
    readAccount: async (view, address) => {
      const key = accountKey(address);
      const { balance, nonce } = readAccount((await view.read([key])).get(key));
      return { balance: toBaseUnits(balance), nonce };
    },
    openTreasury: (seedPhrase) => openTreasury(keyring, { seedPhrase, fees }),
    fees,
  };
}

function hashOf(keyring: EvmKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

function describe(
  { keyring, baseFeePerGas }: EvmRuleBook,
  raw: Uint8Array,
  place: Place,
): ChainTransaction {
  const transfer = keyring.decodeTransfer(raw);
  const { hash, from, to, nonce, value, gasLimit, offer } = transfer;
  if (from === null) throw new TypeError(`The signature of ${hash} names no key.`);
  const fee =
    place === 'block'
      ? gasUsed(transfer) * effectiveGasPrice(offer, baseFeePerGas)
      : gasLimit * feeCap(offer);
  return {
    hash,
    spends: [],
    sender: { address: from, nonce, fee: toBaseUnits(fee), hasFailed: false },
    transfers: value === 0n ? [] : [{ index: 0, to, from, tokenId: null, value }],
  };
}
