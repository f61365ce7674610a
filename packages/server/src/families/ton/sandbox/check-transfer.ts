import type { DecodedTonTransfer } from '@billfold/keyring';
import type { LedgerView, Rejected, Verdict } from '../../../chains/sandbox/rules.ts';
import { accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import { findJettonOrder } from './jetton.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { changesOf, keysOf } from './run-changes.ts';
import { acceptanceFeeOf, runTransfer, type TonRuleBook } from './run-transfer.ts';

export interface Arrival {
  readonly raw: Uint8Array;
  readonly at: Date;
}

/** Validates a transfer against the accounts in `view`. */
export async function checkTransfer(
  book: TonRuleBook,
  view: LedgerView,
  { raw, at }: Arrival,
): Promise<Verdict> {
  const transfer = book.keyring.decodeTransfer(raw);
  const entries = await view.read(keysOf(transfer, findJettonOrder(book.keyring, transfer)));
  const sender = readAccount(entries.get(accountKey(transfer.from)));
  const refusal =
    refuseTurn(transfer, sender, at) ??
    refuseOwner(book, raw, sender) ??
    refuseFee(book, transfer, sender);
  if (refusal !== null) return refusal;
  const run = runTransfer(book, transfer, entries);
  return { outcome: 'acceptable', changes: changesOf(transfer, run, entries) };
}

/** A wallet looks at the time and at its count before it looks at the signature. */
function refuseTurn(
  transfer: DecodedTonTransfer,
  { seqno }: LedgerAccount,
  at: Date,
): Rejected | null {
  if (hasExpired(transfer, at)) return reject(rejectionReasons.expired);
  if (transfer.seqno < seqno) return reject(rejectionReasons.wrong_seqno);
  if (transfer.seqno > seqno) return putOff(rejectionReasons.wrong_seqno);
  return null;
}

function refuseOwner(
  { keyring }: TonRuleBook,
  raw: Uint8Array,
  { publicKey }: LedgerAccount,
): Rejected | null {
  const verification = keyring.verifyTransfer(raw, publicKey);
  return verification.outcome === 'valid' ? null : reject(rejectionReasons[verification.fault]);
}

function refuseFee(
  book: TonRuleBook,
  transfer: DecodedTonTransfer,
  sender: LedgerAccount,
): Rejected | null {
  const fee = acceptanceFeeOf(book, transfer, sender);
  return sender.balance < fee ? putOff(rejectionReasons.fee_not_covered) : null;
}

/** Reports whether a transfer has expired: its wallet refuses it from that second on. */
export function hasExpired({ validUntil }: DecodedTonTransfer, at: Date): boolean {
  return validUntil * 1_000 <= at.getTime();
}

function reject(reason: string): Rejected {
  return { outcome: 'rejected', reason, permanent: true, missing: [] };
}

/** Rejects a transfer that may pass later, when funds arrive or earlier sends are made. */
function putOff(reason: string): Rejected {
  return { ...reject(reason), permanent: false };
}
