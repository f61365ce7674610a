import { getNetwork } from '@billfold/core';
import type { CreateTransaction, Transaction } from '@billfold/core/contract';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { promise } from '../../outbox/outbox.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { lockAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import { valueColumns } from '../rates/fiat-value.ts';
import type { KnownRate } from '../rates/rates.ts';
import { withUnsealed } from '../wallets/wallet-secret.ts';
import { loadTransaction } from './load-transaction.ts';
import { requireReviewed } from './require-reviewed.ts';
import { findIntentByKey, type SendIntent } from './send-intent-store.ts';
import { amountOf, hashRequest, requirePayable, requireSecret } from './send-request.ts';
import {
  getSpending,
  type PlannedSpend,
  type PricedSpending,
  type SpendingAccount,
  type SpendRequest,
} from './spending.ts';

export interface SendCall {
  readonly userId: string;
  readonly account: SpendingAccount;
  readonly idempotencyKey: string;
  readonly body: CreateTransaction;
}

/**
 * Signs and sends, exactly once per key (architecture.md §4): the seed is unsealed outside any
 * transaction; intent, locks, plan and signed bytes commit together; only then do the stored bytes
 * go out. A crash at any point broadcasts the same bytes again, never others.
 */
export async function createTransaction(
  context: ServiceContext,
  outbox: Outbox,
  call: SendCall,
): Promise<Transaction> {
  const { account, idempotencyKey, body } = call;
  const secret = requireSecret(body);
  const amount = amountOf(body.amount, account.network);
  requirePayable(account.network, body.destinationAddress, account.chain);
  const requestHash = hashRequest(account.id, body);

  const earlier = await findIntentByKey(context.db, account.walletId, idempotencyKey);
  if (earlier !== undefined) return answerOf(context, earlier, requestHash);

  const { feeRate, feeRateValue, gasLimit = null } = body;
  const quote = await getSpending(account.network).quote(context, account);
  const priced = quote.price({ feeRate, feeRateValue, gasLimit });
  // Never needed: without a price the row says so.
  const { symbol } = getNetwork(account.network);
  const price = await context.rates.find(symbol, nowOf(context.platform));
  const owner = { userId: call.userId, walletId: account.walletId };
  const promised = await withUnsealed(context, { ...owner, secret }, (handle) =>
    signOnce(context, handle, {
      ...call,
      requestHash,
      price,
      priced,
      request: {
        recipient: body.destinationAddress,
        amount: body.sendingMax ? 'max' : amount,
        reviewed: amount,
      },
      requirePlan: (planned) =>
        requireReviewed(planned, {
          network: account.network,
          amount,
          sendingMax: body.sendingMax,
        }),
    }),
  );
  if (promised !== null) await outbox.drainItem(promised);
  const intent = await findIntentByKey(context.db, account.walletId, idempotencyKey);
  if (intent === undefined) throw new Error('the intent is missing after its commit');
  return answerOf(context, intent, requestHash);
}

interface SignedCall extends SendCall {
  readonly requestHash: string;
  readonly price: KnownRate | null;
  readonly priced: PricedSpending;
  readonly request: SpendRequest;
  /** @throws {ApiError} FEE_CHANGED when the plan is not what was reviewed */
  readonly requirePlan: (planned: PlannedSpend) => void;
}

/** The one short transaction. Returns the outbox item to work on, or null when another had the key. */
async function signOnce(
  context: ServiceContext,
  handle: SignerHandle,
  call: SignedCall,
): Promise<string | null> {
  const { account } = call;
  const spending = getSpending(account.network);
  try {
    return await context.db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      // The same call may have come twice at once: the one that waited finds nothing left to do.
      if (await findIntentByKey(tx, account.walletId, call.idempotencyKey)) return null;
      const planned = await call.priced.plan(tx, call.request);
      call.requirePlan(planned);
      const signed = await context.signer.sign(handle, { ...account, plan: planned.plan });
      await spending.record(tx, account, {
        planned,
        hash: signed.hash,
        tools: context,
      });
      const intentId = await storeIntent(tx, context, { ...call, planned, signed });
      return promise(tx, context.platform, { kind: 'broadcast', payload: { intentId } });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    if (isUniqueViolation(error, 'send_intents_nonce')) throw nonceConflict();
    throw error;
  }
}

async function storeIntent(
  tx: Db,
  { platform }: ServiceContext,
  call: SignedCall & {
    readonly planned: PlannedSpend;
    readonly signed: { readonly raw: Uint8Array; readonly hash: string };
  },
): Promise<string> {
  const { account, planned, signed } = call;
  const now = nowOf(platform);
  const place = { walletId: account.walletId, accountId: account.id, network: account.network };
  const row = {
    ...place,
    assetId: account.network,
    type: planned.isToSelf ? ('SELF' as const) : ('SENT' as const),
    hash: signed.hash,
    valueUnits: planned.sent,
    feeUnits: planned.fee,
    ...valueColumns(planned.sent, account.network, call.price),
    fromAddress: planned.fromAddress,
    toAddress: planned.toAddress,
    nonce: planned.nonce,
    endedAs: null,
    createdAt: now,
  };
  // The same payment after a refusal is the same bytes: their row stands already, as ended.
  const { accountId, hash, assetId, type } = transactions;
  const [stored] = await tx
    .insert(transactions)
    .values({ ...row, id: platform.newId() })
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
    rawTransaction: signed.raw,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** The same answer to the first call and to every repetition of it. */
async function answerOf(
  context: ServiceContext,
  intent: SendIntent,
  requestHash: string,
): Promise<Transaction> {
  if (intent.requestHash !== requestHash)
    throw new ApiError(422, 'IDEMPOTENCY_MISMATCH', {
      errors: ['This Idempotency-Key was used for another request.'],
    });
  if (intent.status === 'FAILED')
    throw new ApiError(409, 'BROADCAST_REJECTED', {
      message: 'The network refused the transaction',
      errors: [`Nothing was sent. The network says: ${intent.rejection ?? 'no reason given'}`],
    });
  return loadTransaction(context.db, intent.transactionId);
}

/** The lock of the account keeps sends apart: this is what stands behind it. */
function nonceConflict(): ApiError {
  return new ApiError(409, 'NONCE_CONFLICT', {
    errors: ['Another payment of this account took its turn. Review the payment again.'],
  });
}
