import { toBaseUnits } from '@billfold/core';
import { KeyringError, type SolanaKeyring } from '@billfold/keyring';
import type { ChainTransaction, SolanaFees, Transfer } from '../../../chains/chain.ts';
import type { Changes, SandboxRules } from '../../../chains/sandbox/rules.ts';
import { memosIn } from '../memos-in.ts';
import { referencesIn } from '../references-in.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { isRecent } from './blockhash.ts';
import { checkTransfer } from './check-transfer.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { bytesReasons } from './rejection-reasons.ts';
import { type SolanaRuleBook, toRuleBook } from './rule-book.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { paidRent, tokenMoves } from './token-moves.ts';
import { openTreasury } from './treasury.ts';

/**
 * The rules of Solana, for transfers of SOL and of tokens with a memo. The state is one entry per
 * account. Two transactions exclude each other by their balances alone, so nothing is claimed or
 * replaced.
 */
export function createSolanaRules(keyring: SolanaKeyring, fees: SolanaFees): SandboxRules {
  const book = toRuleBook(keyring);
  return {
    hashOf: (raw) => hashOf(keyring, raw),
    refuseMalformed: (raw) => {
      const verification = keyring.verifyTransfer(raw);
      return bytesReasons[verification.outcome === 'refused' ? verification.fault : 'malformed'];
    },
    check: (view, raw) => checkTransfer(book, view, raw),
    hasExpired: async (view, raw) =>
      !(await isRecent(keyring, view, keyring.decodeTransfer(raw).blockhash)),
    claims: () => [],
    refuseReplacement: () => null,
    describe: (raw, _, before) => describe(book, raw, before),
    inspect: (raw, before) => inspectTransfer(book, raw, before),
    valueOf: (entry) => {
      const { lamports, token } = readAccount(entry);
      return toBaseUnits(token === null ? lamports : 0n);
    },
    readAccount: async (view, address) => {
      const key = accountKey(address);
      const { lamports } = readAccount((await view.read([key])).get(key));
      return { balance: toBaseUnits(lamports), nonce: null, isActivated: lamports > 0n };
    },
    simulateTransfer: (view, transfer) => simulateTransfer(book, view, transfer),
    openTreasury: (seedPhrase) => openTreasury(book, seedPhrase),
    fees,
  };
}

function hashOf(keyring: SolanaKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

function describe(book: SolanaRuleBook, raw: Uint8Array, before: Changes): ChainTransaction {
  const transfer = book.keyring.decodeTransfer(raw);
  const { hash, payer, fee, instructions } = transfer;
  const rent = paidRent(book, transfer, before);
  const memos = memosIn(transfer);
  const at = (position: number) => ({ position, memo: memos.get(position) ?? null });
  const native = instructions.flatMap((each, place): Transfer[] => {
    if (each.kind !== 'transfer' || each.lamports === 0n) return [];
    const { from, to, lamports } = each;
    return [{ ...at(place), from, to, tokenId: null, value: toBaseUnits(lamports) }];
  });
  const tokens = tokenMoves(book, transfer, before).map(
    ({ place, token, from, to, units }): Transfer => ({
      ...at(place),
      from,
      to,
      tokenId: token.id,
      value: toBaseUnits(units),
    }),
  );
  return {
    hash,
    spends: [],
    sender: {
      address: payer,
      nonce: null,
      fee: toBaseUnits(fee + rent),
      ...(rent === 0n ? {} : { networkFee: toBaseUnits(rent) }),
      hasFailed: false,
    },
    transfers: [...native, ...tokens],
    references: referencesIn(transfer),
  };
}
