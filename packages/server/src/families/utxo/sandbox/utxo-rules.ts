import { toBaseUnits } from '@billfold/core';
import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import type { UtxoFees } from '../../../chains/chain.ts';
import type { SandboxRules } from '../../../chains/sandbox/rules.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';
import { checkTransfer } from './check-transfer.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { measureTransfer } from './measure-transfer.ts';
import { refuseReplacement } from './refuse-replacement.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { createSandboxBlocks } from './sandbox-blocks.ts';
import { openTreasury } from './treasury.ts';
import { utxoKey } from './utxo-entry.ts';

/** The rules of networks whose transactions spend outputs. The state is the set of unspent ones. */
export function createUtxoRules(keyring: UtxoKeyring, fees: UtxoFees): SandboxRules {
  return {
    hashOf: (raw) => hashOf(keyring, raw),
    refuseMalformed: () => rejectionReasons.malformed,
    check: (view, raw) => checkTransfer(keyring, view, raw),
    hasExpired: null,
    claims: (raw) => keyring.decodeTransfer(raw).inputs.map(utxoKey),
    refuseReplacement: (next, evicted) => refuseReplacement(keyring, next, evicted),
    describe: (raw) => toUtxoTransaction(keyring.decodeTransfer(raw)),
    inspect: (raw, before) => inspectTransfer(keyring, raw, before),
    measure: (raw, before) => measureTransfer(keyring, raw, before),
    valueOf: ({ value }) => toBaseUnits(BigInt(value ?? 0)),
    readAccount: null,
    simulateTransfer: null,
    blocks: createSandboxBlocks(keyring),
    openTreasury: (seedPhrase) => openTreasury(keyring, { seedPhrase, fees }),
    fees,
  };
}

function hashOf(keyring: UtxoKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}
