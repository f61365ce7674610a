import { toBaseUnits } from '@billfold/core';
import type { TonInspection } from '../../../chains/sandbox/inspection.ts';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { memoOf } from '../memo-of.ts';
import { accountKey, readAccount } from './account-entry.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { runTransfer, type TonRuleBook } from './run-transfer.ts';

/** Everything about an accepted transfer, its signature checked again with the key of its wallet. */
export function inspectTransfer(
  book: TonRuleBook,
  raw: Uint8Array,
  before: Changes,
): TonInspection {
  const transfer = book.keyring.decodeTransfer(raw);
  const { from, to, seqno, walletId, isBounceable, payload, publicKey, size } = transfer;
  const sender = readAccount(before.get(accountKey(from)));
  const verification = book.keyring.verifyTransfer(raw, sender.publicKey);
  const isValid = verification.outcome === 'valid';
  const { fee, moved, outcome, jetton } = runTransfer(book, transfer, before);
  return {
    family: 'ton',
    size,
    fee: toBaseUnits(fee),
    sender: from,
    seqno,
    walletId,
    validUntil: new Date(transfer.validUntil * 1_000),
    bringsWallet: publicKey !== null,
    isBounceable,
    memo: memoOf(payload),
    result: outcome,
    hasFailed: outcome !== 'paid',
    tokenTransfer: jetton,
    payers: [{ address: from, value: toBaseUnits(moved + fee) }],
    outputs: [{ address: to, value: toBaseUnits(moved) }],
    signature: isValid ? 'valid' : 'invalid',
    check: { isValid, reason: isValid ? null : rejectionReasons[verification.fault] },
  };
}
