import { toBaseUnits, validateAddress } from '@billfold/core';
import { KeyringError, type TonKeyring } from '@billfold/keyring';
import type { ChainTransaction, TonFees } from '../../../chains/chain.ts';
import type { Changes, Place, SandboxRules } from '../../../chains/sandbox/rules.ts';
import { isTokenEntry } from '../../../chains/sandbox/token-entry.ts';
import { memoOf } from '../memo-of.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { checkTransfer, hasExpired } from './check-transfer.ts';
import { inspectTransfer } from './inspect-transfer.ts';
import { jettonWalletOf } from './jetton.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { jettonWork, runTransfer, type TonRuleBook } from './run-transfer.ts';
import { openTreasury } from './treasury.ts';

/**
 * Creates the rules of TON for transfers between wallets v4R2, and for the jettons of core's table.
 * The state is one entry per account, and one per jetton and holder.
 */
export function createTonRules(keyring: TonKeyring, fees: TonFees): SandboxRules {
  const book: TonRuleBook = { keyring, prices: fees.prices };
  return {
    hashOf: (raw) => hashOf(keyring, raw),
    refuseMalformed: () => rejectionReasons.malformed,
    check: (view, raw, at) => checkTransfer(book, view, { raw, at }),
    hasExpired: async (_, raw, at) => hasExpired(keyring.decodeTransfer(raw), at),
    claims: (raw) => {
      const { from, seqno } = keyring.decodeTransfer(raw);
      return [`${accountKey(from)}:${seqno}`];
    },
    // Whichever comes first: no offer makes a wallet look at another one with its count.
    refuseReplacement: () => rejectionReasons.wrong_seqno,
    describe: (raw, place, before) => describe(book, raw, { place, before }),
    inspect: (raw, before) => inspectTransfer(book, raw, before),
    valueOf: (entry) => toBaseUnits(isTokenEntry(entry) ? 0n : readAccount(entry).balance),
    readAccount: async (view, address) => {
      const key = accountKey(normalized(keyring, address));
      const { balance, seqno, publicKey } = readAccount((await view.read([key])).get(key));
      return { balance: toBaseUnits(balance), nonce: seqno, isActivated: publicKey !== null };
    },
    simulateTransfer: async (_, { token, from }) => ({
      work: jettonWork,
      holding: jettonWalletOf(keyring, token.contract, from),
    }),
    openTreasury: (seedPhrase) => openTreasury(keyring, { seedPhrase, prices: fees.prices }),
    fees,
  };
}

/** One form for all the ways in which an address is written. */
function normalized({ network, chain }: TonKeyring, address: string): string {
  const check = validateAddress(network, address, chain);
  return check.valid ? check.normalized : address;
}

function hashOf(keyring: TonKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

function describe(
  book: TonRuleBook,
  raw: Uint8Array,
  { place, before }: { readonly place: Place; readonly before: Changes },
): ChainTransaction {
  const transfer = book.keyring.decodeTransfer(raw);
  const { hash, from, to, seqno } = transfer;
  const { fee, moved, outcome, jetton } = runTransfer(book, transfer, before);
  const value = outcome === 'paid' ? toBaseUnits(moved) : transfer.value;
  const native = { to, tokenId: null, value };
  const move = jetton === null ? native : { ...jetton, tokenId: jetton.token.id };
  return {
    hash,
    spends: [],
    sender: {
      address: from,
      nonce: seqno,
      fee: toBaseUnits(fee),
      hasFailed: place === 'block' && outcome !== 'paid',
    },
    transfers:
      move.value === 0n
        ? []
        : [
            {
              position: 0,
              to: move.to,
              from,
              tokenId: move.tokenId,
              value: move.value,
              memo: memoOf(transfer.payload),
            },
          ],
    references: [],
  };
}
