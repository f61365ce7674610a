import {
  type AccountPath,
  type CreateTokenTransaction,
  type CreateTransaction,
  createIntent,
  createTokenTransaction,
  createTransaction as createTransactionCall,
  getIntent,
  getIntentPlan,
  type SentTransaction,
} from '@billfold/core/contract';
import { formatPlan } from '@billfold/keyring/vault';
import type { ServiceContext } from '../context.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { Bind, SignedInCall } from '../http/bind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { ApiError } from '../platform/api-error.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { createTransaction } from './create/create-transaction.ts';
import { createUnkeyedCall } from './create/unkeyed-send.ts';
import { planReview } from './review/plan-review.ts';
import { reviewSend } from './review/review-send.ts';
import { loadReviewedSend, readIntentHeader } from './review/reviewed-send.ts';
import { showIntent } from './review/show-intent.ts';

export function bindSendRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  /** Handles both create calls: the body tells which asset is sent. */
  async function send<B extends CreateTransaction | CreateTokenTransaction>({
    principal,
    caller,
    params,
    body,
    idempotencyKey,
    intent,
    markReplayed,
  }: SignedInCall<AccountPath, unknown, B>): Promise<SentTransaction> {
    const { userId } = principal;
    if (principal.isPartner && intent === null) throw reviewRequired();
    const account = await loadSpendingAccount(context, userId, params);
    const unkeyed = idempotencyKey === null ? createUnkeyedCall(context.platform, principal) : null;
    return createTransaction(context, outbox, {
      userId,
      ip: caller.ip,
      account,
      idempotencyKey: unkeyed?.idempotencyKey ?? idempotencyKey ?? '',
      unkeyed,
      body,
      markReplayed,
      reviewed:
        intent === null
          ? undefined
          : await loadReviewedSend(context.db, account, readIntentHeader(intent)),
    });
  }

  bind.signedIn(createTransactionCall)(send);
  bind.signedIn(createTokenTransaction)(send);

  bind.signedIn(createIntent)(async ({ principal, params, body }) =>
    reviewSend(
      context,
      await loadSpendingAccount(context, principal.userId, params),
      body,
      principal,
    ),
  );

  bind.signedIn(getIntent)(async ({ principal, params }) =>
    showIntent(
      context,
      await loadSpendingAccount(context, principal.userId, params),
      params.intentId,
    ),
  );
  bind.signedIn(getIntentPlan)(async ({ principal, params, query: { digest } }) => {
    const account = await loadSpendingAccount(context, principal.userId, params);
    const named = { id: params.intentId, digest };
    return { plan: formatPlan(await planReview(context, account, named)) };
  });
}

/** A page of a partner writes the body of the call, so only the digest of a review ties it to what was shown. */
const reviewRequired = (): ApiError =>
  new ApiError(400, 'INTENT_REQUIRED', {
    errors: [forPrograms('Name the review of this transaction in the Billfold-Intent header.')],
  });
