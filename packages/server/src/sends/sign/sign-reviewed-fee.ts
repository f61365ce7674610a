import type { AccountAsset } from '@billfold/core';
import type { Approved } from '@billfold/keyring/vault';
import { type AccountOwner, lockOwnedAccount } from '../../accounts/account-store.ts';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Family } from '../../families/family.ts';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { KnownRate } from '../../rates/rates.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { enqueueBroadcast } from '../broadcast/enqueue-broadcast.ts';
import { type SendCode, spendSendCode } from '../create/send-code.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { storeIntent } from './store-intent.ts';
import { toSignRequest } from './to-sign-request.ts';

/** Transaction whose fee its owner has reviewed, and whose payment follows from a row of the books. */
export interface FeeReviewed<F extends ServedFamily> {
  readonly family: Family<F>;
  readonly owner: AccountOwner;
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  readonly requestHash: string;
  readonly idempotencyKey: string;
  readonly code: SendCode | null;
  /** Reviewed fee. */
  readonly reviewed: bigint;
  readonly price: KnownRate | null;
}

/** Plan of such a transaction, with the payment that is approved. */
export interface ApprovedPlan<F extends ServedFamily> {
  readonly planned: PlannedSpend<F>;
  readonly approved: Approved;
  /** Id of the intent that it replaces. */
  readonly replaces: string | null;
  /** Note of its row; left out to keep none. */
  readonly note?: string | null;
}

/**
 * Plans, signs and stores a transaction in one short database transaction. Returns the id of the broadcast job, or null
 * where another call has used the key.
 * @throws {ApiError} 409 FEE_CHANGED above the reviewed fee; the errors of `plan`
 */
export async function signReviewedFee<F extends ServedFamily>(
  context: ServiceContext,
  handle: SignerHandle,
  { family, reviewed, ...call }: FeeReviewed<F>,
  plan: (tx: Db) => Promise<ApprovedPlan<F>>,
): Promise<string | null> {
  const { account, idempotencyKey } = call;
  try {
    return await context.db.transaction(async (tx) => {
      await lockOwnedAccount(tx, call.owner);
      if (await findIntentByKey(tx, account.walletId, idempotencyKey)) return null;
      const { planned, approved, ...stored } = await plan(tx);
      if (planned.fee > reviewed) throw feeChanged();
      await spendSendCode(tx, call.code);
      const signed = await context.signer.sign(handle, toSignRequest(account, planned, approved));
      await family.spending.record(tx, account, { planned, hash: signed.hash, tools: context });
      const intent = { ...call, ...stored, networkFee: null, planned, signed };
      const intentId = await storeIntent(tx, context, intent);
      return enqueueBroadcast(tx, context.platform, { network: account.network, intentId });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    throw error;
  }
}

function feeChanged(): ApiError {
  return new ApiError(409, 'FEE_CHANGED', {
    message: 'The fee has changed',
    errors: ['The network fee went up. Review the new fee.'],
  });
}
