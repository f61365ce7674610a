import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { type Approved, isPaidTo } from '@billfold/keyring/vault';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { Family } from '../../families/family.ts';
import { nonceConflict } from '../../families/nonce-conflict.ts';
import type { GivenTransfer } from '../../families/raw-transfer.ts';
import type { PlannedSpend } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';
import { intentMismatch, type ReviewedSend, requireSameSpend } from '../review/reviewed-send.ts';

export interface RawOrder {
  readonly reviewed: ReviewedSend;
  readonly approved: Approved;
  readonly networkFee: BaseUnits | null;
}

/** Signed bytes with the plan that they carry out. */
export interface AcceptedRaw<F extends ServedFamily> {
  readonly planned: PlannedSpend<F>;
  readonly signed: { readonly raw: Uint8Array; readonly hash: string };
}

/**
 * Accepts a transaction that was signed outside of this server. It must carry out the review exactly:
 * on this network, to its recipient, from the funds of this account, with its next nonce, and at the
 * reviewed fee or less.
 * @throws {ApiError} 409 RAW_TRANSACTION_INVALID, INTENT_MISMATCH, NONCE_CONFLICT, FEE_CHANGED
 */
export async function acceptRaw<F extends ServedFamily>(
  { readRawTransfer }: Family<F>,
  given: GivenTransfer<F>,
  { reviewed, approved, networkFee }: RawOrder,
): Promise<AcceptedRaw<F>> {
  const { raw, planned } = given;
  const transfer = await readRawTransfer(given);
  if (transfer === null)
    throw new ApiError(409, 'RAW_TRANSACTION_INVALID', {
      errors: [
        'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.',
      ],
    });
  const isReviewed =
    isPaidTo(transfer.to, approved) &&
    transfer.contract === approved.contract &&
    transfer.sent === reviewed.sent &&
    transfer.memo === approved.memo;
  if (!isReviewed) throw intentMismatch();
  if (transfer.nonce !== planned.nonce) throw nonceConflict();
  const { plan, fromAddress, hash } = transfer;
  const sent = toBaseUnits(transfer.sent);
  const spend = { ...planned, plan, fromAddress, sent, fee: toBaseUnits(transfer.fee) };
  requireSameSpend(approved, spend, networkFee);
  return { planned: spend, signed: { raw, hash } };
}
