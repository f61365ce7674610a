import { toBaseUnits } from '@billfold/core';
import { type EvmKeyring, KeyringError } from '@billfold/keyring';
import type { ChainTransaction, EvmFees, Transfer } from '../../../chains/chain.ts';
import type { Changes, Place, SandboxRules } from '../../../chains/sandbox/rules.ts';
import { isTokenEntry } from '../../../chains/sandbox/token-entry.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { checkTransfer, type EvmRuleBook } from './check-transfer.ts';
import { effectiveGasPrice, feeCap } from './gas.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { refuseReplacement } from './refuse-replacement.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { runTransaction } from './run-transaction.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { openTreasury } from './treasury.ts';

/**
 * The rules of the Ethereum family, for transfers: the only code is that of the tokens of core's
 * table. The state is one entry per account, and one per token and holder. Blocks of a sandbox are never full, so the base fee never moves.
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
    hasExpired: null,
    claims: (raw) => {
      const { from, nonce } = keyring.decodeTransfer(raw);
      return from === null ? [] : [`${accountKey(from)}:${nonce}`];
    },
    refuseReplacement: (next, evicted) => refuseReplacement(keyring, next, evicted),
    describe: (raw, place, before) => describe(book, raw, { place, before }),
    inspect: (raw, before) => inspectTransfer(book, raw, before),
    valueOf: (entry) => toBaseUnits(isTokenEntry(entry) ? 0n : readAccount(entry).balance),
    readAccount: async (view, address) => {
      const key = accountKey(address);
      const { balance, nonce } = readAccount((await view.read([key])).get(key));
      return { balance: toBaseUnits(balance), nonce, isActivated: true };
    },
    simulateTransfer,
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
  { place, before }: { readonly place: Place; readonly before: Changes },
): ChainTransaction {
  const transfer = keyring.decodeTransfer(raw);
  const { hash, from, to, nonce, value, gasLimit, offer, tokenTransfer } = transfer;
  if (from === null || to === null) throw new TypeError(`${hash} is from nobody or to nobody.`);
  const run = runTransaction(keyring.network, { ...transfer, from, to }, before);
  const fee =
    place === 'block'
      ? run.gasUsed * effectiveGasPrice(offer, baseFeePerGas)
      : gasLimit * feeCap(offer);
  const common = { position: 0, from, memo: null };
  const moved: readonly Transfer[] = [
    ...(value === 0n ? [] : [{ ...common, to, tokenId: null, value }]),
    ...(run.token === null || tokenTransfer === null
      ? []
      : [{ ...common, ...tokenTransfer, tokenId: run.token.id }]),
  ];
  return {
    hash,
    spends: [],
    sender: {
      address: from,
      nonce,
      fee: toBaseUnits(fee),
      hasFailed: place === 'block' && run.hasFailed,
    },
    transfers: moved,
    references: [],
  };
}
