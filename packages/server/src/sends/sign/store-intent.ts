import type { AccountAsset, BaseUnits } from '@billfold/core';
import type { SentTransaction } from '@billfold/core/contract';
import type { ServiceContext } from '../../context.ts';
import { isListedIn } from '../../db/is-listed.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import { loadSent } from '../../history/load-transaction.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { valueColumns } from '../../rates/fiat-value.ts';
import type { KnownRate } from '../../rates/rates.ts';
import { fill, forPrograms } from '../../refusal-texts/refusal-text.ts';
import type { SendIntent } from '../send-intent-store.ts';

export interface SignedIntent {
  readonly account: SpendingAccount;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly asset: AccountAsset;
  readonly price: KnownRate | null;
  readonly networkFee: BaseUnits | null;
  readonly planned: Omit<PlannedSpend, 'plan'>;
  readonly signed: { readonly raw: Uint8Array; readonly hash: string };
  /** Id of the intent that it replaces. */
  readonly replaces: string | null;
  /** Note of its row; left out to keep the one that it has. */
  readonly note?: string | null;
}

/** Stores the intent and the row of a signed send; returns the id of the intent. */
export async function storeIntent(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  call: SignedIntent,
): Promise<string> {
  const { account, planned, signed } = call;
  const now = nowOf(platform);
  const place = { walletId: account.walletId, accountId: account.id, network: account.network };
  const row = {
    ...place,
    assetId: call.asset.id,
    type: planned.isToSelf ? ('SELF' as const) : ('SENT' as const),
    hash: signed.hash,
    valueUnits: planned.sent,
    feeUnits: planned.fee + (call.networkFee ?? 0n),
    networkFeeUnits: call.networkFee,
    ...valueColumns(planned.sent, call.asset, call.price),
    fromAddress: planned.fromAddress,
    toAddress: planned.toAddress,
    nonce: planned.nonce,
    ...(call.note === undefined ? {} : { note: call.note }),
    endedAs: null,
    createdAt: now,
  };
  // A payment that was rejected once can be signed to the same bytes again: their row exists, as ended.
  const { accountId, hash, assetId, type } = transactions;
  const [stored] = await tx
    .insert(transactions)
    .values({ ...row, id: platform.newId(), isListed: isListedIn(account.id) })
    .onConflictDoUpdate({ target: [accountId, hash, assetId, type], set: row })
    .returning({ id: transactions.id });
  if (stored === undefined) throw new Error('an insert without its row');
  const id = platform.newId();
  await tx.insert(sendIntents).values({
    ...place,
    id,
    idempotencyKey: call.idempotencyKey,
    requestHash: call.requestHash,
    status: 'SIGNED',
    transactionId: stored.id,
    hash: signed.hash,
    nonce: planned.nonce,
    lastHeight: planned.lastHeight,
    replaces: call.replaces,
    rawTransaction: signed.raw,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/**
 * Returns the response to the first call with a key and to every repetition of it.
 * @throws {ApiError} 422 IDEMPOTENCY_MISMATCH; 409 BROADCAST_REJECTED
 */
export async function answerOf(
  context: Pick<ServiceContext, 'db'>,
  intent: SendIntent,
  requestHash: string,
): Promise<SentTransaction> {
  if (intent.requestHash !== requestHash)
    throw new ApiError(422, 'IDEMPOTENCY_MISMATCH', {
      errors: [forPrograms('This Idempotency-Key was used for another request.')],
    });
  if (intent.status === 'FAILED')
    throw new ApiError(409, 'BROADCAST_REJECTED', {
      message: 'The network refused the transaction',
      errors: [
        intent.rejection === null
          ? 'Nothing was sent. The network says: no reason given'
          : fill('Nothing was sent. The network says: {reason}', { reason: intent.rejection }),
      ],
    });
  return loadSent(context.db, intent.transactionId);
}
