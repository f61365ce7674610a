import type { AccountAsset } from '@billfold/core';
import type {
  CreateTokenTransaction,
  CreateTransaction,
  Transaction,
} from '@billfold/core/contract';
import type { Db } from '../../db/open-database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import {
  getSpending,
  type PlannedSpend,
  type PricedSpending,
  type SpendingAccount,
  type SpendRequest,
} from '../../families/spending.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { promise } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { lockOwnedAccount } from '../../services/accounts/account-store.ts';
import type { ServiceContext } from '../../services/context.ts';
import type { KnownRate } from '../../services/rates/rates.ts';
import { withUnsealed } from '../../services/wallets/wallet-secret.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { requireReviewed } from '../review/require-reviewed.ts';
import {
  markReviewedUsed,
  type ReviewedSend,
  requireSameOrder,
  requireSameSpend,
} from '../review/reviewed-send.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { type AcceptedRaw, acceptRaw } from '../sign/accept-raw.ts';
import { readSignedWith, type SignedWith } from '../sign/signed-elsewhere.ts';
import { answerOf, storeIntent } from '../sign/store-intent.ts';
import { toSignRequest } from '../sign/to-sign-request.ts';
import { nonceConflict } from './nonce-conflict.ts';
import { requireSendCode, type SendCode, spendSendCode } from './send-code.ts';
import { readOrder, type SendOrder } from './send-order.ts';
import { hashRequest, requirePayable } from './send-request.ts';
import { unlessSentMeanwhile } from './sent-meanwhile.ts';

export interface SendCall {
  readonly userId: string;
  readonly account: SpendingAccount;
  readonly idempotencyKey: string;
  /** Of either call: what has a token's id sends that. */
  readonly body: CreateTransaction | CreateTokenTransaction;
  /** What the request names as reviewed: then nothing else is signed. */
  readonly reviewed?: ReviewedSend | undefined;
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
  const { account, idempotencyKey, body, reviewed } = call;
  const { walletId } = account;
  const signedWith = readSignedWith(body, reviewed);
  const order = readOrder(account, body);
  requirePayable(account.network, body.destinationAddress, account.chain);
  const requestHash = hashRequest(account.id, body);

  const earlier = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (earlier !== undefined) return answerOf(context, earlier, requestHash);
  const promised = await unlessSentMeanwhile(context.db, { walletId, idempotencyKey }, () =>
    signOnce(context, { ...call, requestHash }, { signedWith, order }),
  );
  if (promised !== null) await outbox.drainItem(promised);
  const intent = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (intent === undefined) throw new Error('the intent is missing after its commit');
  return answerOf(context, intent, requestHash);
}

interface ReadCall {
  readonly signedWith: SignedWith;
  readonly order: SendOrder;
}

/** Returns the outbox item to work on, or null when another had the key. */
async function signOnce(
  context: ServiceContext,
  call: SendCall & { readonly requestHash: string },
  { signedWith, order: { asset, token, amount, memo, fees } }: ReadCall,
): Promise<string | null> {
  const { account, body, reviewed } = call;
  if (reviewed !== undefined) requireSameOrder(reviewed, body, nowOf(context.platform));
  const owner = { userId: call.userId, walletId: account.walletId };
  const code = await requireSendCode(context, owner, body.twoFactorCode);
  const recipient = body.destinationAddress;
  const spent = body.sendingMax ? 'max' : amount;
  const asked = { token, recipient, amount: spent } as const;
  const quote = await getSpending(account.network).quote(context, account, asked);
  const priced = quote.price(fees);
  // Never needed: without a price the row says so.
  const price = await context.rates.find(asset.symbol, nowOf(context.platform));
  const prepared = {
    ...{ ...call, code, price, priced, asset },
    request: { ...asked, reviewed: amount, memo },
  };
  if (signedWith.kind === 'raw')
    return storeOnce(context, acceptSigned(prepared, signedWith), prepared);
  return withUnsealed(context, { ...owner, secret: signedWith.secret }, (handle) =>
    storeOnce(context, signPlan(context, handle, prepared), prepared),
  );
}

interface PreparedCall extends SendCall {
  readonly requestHash: string;
  readonly code: SendCode | null;
  /** What is sent. */
  readonly asset: AccountAsset;
  readonly price: KnownRate | null;
  readonly priced: PricedSpending;
  readonly request: SpendRequest;
}

/** Makes the bytes that carry out a plan, in the transaction that stores them. */
type SignPlanned = (tx: Db, planned: PlannedSpend) => Promise<AcceptedRaw>;

/** @throws {ApiError} FEE_CHANGED when the plan is not what was reviewed */
function signPlan(
  { signer }: ServiceContext,
  handle: SignerHandle,
  { account, asset, body, priced, request, reviewed }: PreparedCall,
): SignPlanned {
  const { sendingMax } = body;
  return async (_, planned) => {
    requireReviewed(planned, { asset, amount: request.reviewed, sendingMax });
    if (reviewed !== undefined) requireSameSpend(reviewed, planned, priced.networkFee);
    const signed = await signer.sign(handle, toSignRequest(account, planned, request.token));
    return { planned, signed };
  };
}

/** The bytes that came with the call. */
function acceptSigned(
  { account, request: { memo }, priced: { networkFee } }: PreparedCall,
  { raw, reviewed }: Extract<SignedWith, { readonly kind: 'raw' }>,
): SignPlanned {
  return (tx, planned) => acceptRaw({ tx, account, raw, planned }, { reviewed, memo, networkFee });
}

/** The one short transaction. Returns the outbox item to work on, or null when another had the key. */
async function storeOnce(
  context: ServiceContext,
  sign: SignPlanned,
  call: PreparedCall,
): Promise<string | null> {
  const { account } = call;
  const spending = getSpending(account.network);
  try {
    return await context.db.transaction(async (tx) => {
      const { id: accountId, walletId } = account;
      await lockOwnedAccount(tx, { userId: call.userId, walletId, accountId });
      // The same call may have come twice at once: the one that waited finds nothing left to do.
      if (await findIntentByKey(tx, account.walletId, call.idempotencyKey)) return null;
      const ours = await call.priced.plan(tx, call.request);
      if (call.reviewed !== undefined)
        await markReviewedUsed(tx, call.reviewed, nowOf(context.platform));
      await spendSendCode(tx, call.code);
      const { planned, signed } = await sign(tx, ours);
      await spending.record(tx, account, {
        planned,
        hash: signed.hash,
        tools: context,
      });
      const intentId = await storeIntent(tx, context, {
        ...call,
        networkFee: call.priced.networkFee,
        replaces: null,
        planned,
        signed,
      });
      return promise(tx, context.platform, { kind: 'broadcast', payload: { intentId } });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    // The lock of the account keeps sends apart: this is what stands behind it.
    if (isUniqueViolation(error, 'send_intents_nonce')) throw nonceConflict();
    throw error;
  }
}
