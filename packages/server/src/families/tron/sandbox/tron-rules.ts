import { toBaseUnits } from '@billfold/core';
import { KeyringError, type TronKeyring } from '@billfold/keyring';
import type { ChainTransaction, Transfer, TronFees } from '../../../chains/chain.ts';
import type { Changes, Place, SandboxRules } from '../../../chains/sandbox/rules.ts';
import { isTokenEntry } from '../../../chains/sandbox/token-entry.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { checkTransfer, hasExpired, type TronRuleBook } from './check-transfer.ts';
import { simulateTransfer } from './energy.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { refersToThisChain } from './reference-block.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { runTransfer } from './run-transfer.ts';
import { openTreasury } from './treasury.ts';

/**
 * The rules of Tron, for transfers: the only contracts are the tokens of core's table, and one that
 * pays native value out. The state is one entry per account, and one per token and holder.
 */
export function createTronRules(keyring: TronKeyring, fees: TronFees): SandboxRules {
  const book: TronRuleBook = { keyring, fees };
  return {
    hashOf: (raw) => hashOf(keyring, raw),
    refuseMalformed: (raw) => {
      const verification = keyring.verifyTransfer(raw);
      const fault = verification.outcome === 'refused' ? verification.fault : 'malformed';
      return rejectionReasons[fault];
    },
    twinRefusal: 'DUP_TRANSACTION_ERROR: Dup transaction.',
    check: (view, raw, at) => checkTransfer(book, view, { raw, at }),
    hasExpired: async (view, raw, at) => {
      const transfer = keyring.decodeTransfer(raw);
      return hasExpired(transfer, at) || !(await refersToThisChain(view, transfer.reference));
    },
    // Transactions are not counted, so none takes the place of another.
    claims: () => [],
    refuseReplacement: () => null,
    describe: (raw, place, before) => describe(book, raw, { place, before }),
    inspect: (raw, before) => inspectTransfer(book, raw, before),
    valueOf: (entry) => toBaseUnits(isTokenEntry(entry) ? 0n : (readAccount(entry)?.balance ?? 0n)),
    readAccount: async (view, address) => {
      const key = accountKey(address);
      const account = readAccount((await view.read([key])).get(key));
      const balance = toBaseUnits(account?.balance ?? 0n);
      return { balance, nonce: null, isActivated: account !== null };
    },
    simulateTransfer,
    openTreasury: (seedPhrase) => openTreasury(keyring, seedPhrase),
    fees,
  };
}

function hashOf(keyring: TronKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

function describe(
  { keyring, fees }: TronRuleBook,
  raw: Uint8Array,
  { place, before }: { readonly place: Place; readonly before: Changes },
): ChainTransaction {
  const transfer = keyring.decodeTransfer(raw);
  const { hash, from, to, value, token } = transfer;
  const run = runTransfer({ network: keyring.network, fees }, transfer, before);
  const computation = place === 'block' ? run.computation : (token?.feeLimit ?? 0n);
  return {
    hash,
    spends: [],
    sender: {
      address: from,
      nonce: null,
      fee: toBaseUnits(run.place + computation + run.networkFee),
      networkFee: toBaseUnits(run.networkFee),
      hasFailed: place === 'block' && run.hasFailed,
    },
    transfers:
      token === null
        ? [{ position: 0, to, from, tokenId: null, value, memo: null }]
        : tokenTransfers(run.token?.id, { to, from, value: token.value }),
    references: [],
  };
}

function tokenTransfers(
  tokenId: string | undefined,
  moved: Pick<Transfer, 'to' | 'from' | 'value'>,
): readonly Transfer[] {
  return tokenId === undefined ? [] : [{ ...moved, position: 0, tokenId, memo: null }];
}
