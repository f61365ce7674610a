import { type AccountAsset, nativeAsset } from '@billfold/core';
import type {
  CreateTokenTransaction,
  CreateTransaction,
  SentTransaction,
} from '@billfold/core/contract';
import type { Approved } from '@billfold/keyring/vault';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { lockOwnedAccount } from '../../accounts/account-store.ts';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { withFamily } from '../../families/families.ts';
import type { Family } from '../../families/family.ts';
import { nonceConflict } from '../../families/nonce-conflict.ts';
import { quoteSend } from '../../families/quote-send.ts';
import type {
  PlannedSpend,
  PricedSpending,
  SpendingAccount,
  SpendRequest,
} from '../../families/spending.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { lockRequest, noteRequestSent } from '../../payment-requests/require-request.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { KnownRate } from '../../rates/rates.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { withUnsealed } from '../../wallets/wallet-secret.ts';
import { enqueueBroadcast } from '../broadcast/enqueue-broadcast.ts';
import { approve } from '../review/approve.ts';
import { loadTokenWallet } from '../review/load-token-wallet.ts';
import { planReviewed } from '../review/plan-reviewed.ts';
import { requireAcceptedFee } from '../review/require-accepted-fee.ts';
import { requireReviewed } from '../review/require-reviewed.ts';
import { reviewUnnamed } from '../review/review-unnamed.ts';
import {
  intentExpired,
  markReviewedUsed,
  type ReviewedSend,
  requireSameOrder,
  requireSameSpend,
} from '../review/reviewed-send.ts';
import { applySendRules } from '../rules/apply-send-rules.ts';
import { lockCountedSends } from '../rules/refuse-over-limit.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { type AcceptedRaw, acceptRaw } from '../sign/accept-raw.ts';
import { answerOnce } from '../sign/answer-once.ts';
import { readSignedWith, type SignedWith } from '../sign/read-signed-with.ts';
import { storeIntent } from '../sign/store-intent.ts';
import { toSignRequest } from '../sign/to-sign-request.ts';
import { refuseWhileSwept } from './refuse-while-swept.ts';
import { requireSendCode, type SendCode, spendSendCode } from './send-code.ts';
import { readOrder, type SendOrder } from './send-order.ts';
import { hashRequest, requirePayable } from './send-request.ts';
import { refuseDuplicate, type UnkeyedCall } from './unkeyed-send.ts';

export interface SendCall {
  readonly userId: string;
  readonly account: SpendingAccount;
  readonly idempotencyKey: string;
  /** Key that the server made; null where the request has one. */
  readonly unkeyed?: UnkeyedCall | null;
  /** Body of either create call; one with a `tokenId` sends the token. */
  readonly body: CreateTransaction | CreateTokenTransaction;
  /** Review that the request names; then only that is signed. */
  readonly reviewed?: ReviewedSend | undefined;
  /** Network address of the caller; absent where the server itself sends. */
  readonly ip?: string;
  /** Called when the key has sent already. */
  readonly markReplayed?: () => void;
  /** Signature of a caller that has verified the two-factor code; the body has no secret then. */
  readonly signedWith?: SignedWith;
  /** Part of a refund, a payout or a sweep of a business: the rules for what people send do not hold for it. */
  readonly isPart?: boolean;
  /** The most that its fee may be, where something else than a review states it. */
  readonly mostFee?: bigint;
  /** Runs in the transaction that signs, with the account locked; its error undoes the send. */
  readonly onSigned?: (tx: Db, intentId: string) => Promise<void>;
}

/**
 * Signs and broadcasts a transaction exactly once per idempotency key. The seed is unsealed outside
 * of any database transaction; intent, locks, plan and signed bytes commit together; only then are
 * the stored bytes broadcast. A crash at any point broadcasts the same bytes again, never others.
 */
export async function createTransaction(
  context: ServiceContext,
  outbox: Outbox,
  call: SendCall,
): Promise<SentTransaction> {
  const { account, idempotencyKey, body, reviewed } = call;
  const { walletId } = account;
  const signedWith = call.signedWith ?? readSignedWith(body, reviewed);
  const requestHash = hashRequest(account.id, body);

  const keyed = { walletId, idempotencyKey, requestHash, markReplayed: call.markReplayed };
  return answerOnce(context, outbox, keyed, async () => {
    if (reviewed !== undefined) requireSameOrder(reviewed, body, nowOf(context.platform));
    const order = readOrder(account, body);
    requirePayable(account.network, body.destinationAddress, account.chain);
    return withFamily(account.network, (family) =>
      signOnce(context, family, {
        ...{ ...call, requestHash, signedWith, order },
        isCodeVerified: call.signedWith !== undefined,
      }),
    );
  });
}

interface ReadCall extends SendCall {
  readonly requestHash: string;
  readonly signedWith: SignedWith;
  readonly isCodeVerified: boolean;
  readonly order: SendOrder;
}

/** Send that is signed outside of this server, for the transaction that stores it with others. */
export interface SignedSend extends Omit<SendCall, 'signedWith' | 'reviewed'> {
  readonly signedWith: Extract<SignedWith, { readonly kind: 'raw' }>;
}

/**
 * Stores a send in a transaction that has locked its account. Returns the id of the broadcast job, or null where another
 * call has used the key.
 */
export type StoreSend = (tx: Db) => Promise<string | null>;

/**
 * Prepares a send that its owner has signed: what only the network tells is loaded, and nothing is stored before the
 * transaction of the caller, which has verified the two-factor code.
 * @throws {ApiError} the errors of a send
 */
export async function prepareSigned(context: ServiceContext, call: SignedSend): Promise<StoreSend> {
  const { account, body, signedWith } = call;
  const { reviewed } = signedWith;
  requireSameOrder(reviewed, body, nowOf(context.platform));
  const order = readOrder(account, body);
  requirePayable(account.network, body.destinationAddress, account.chain);
  const requestHash = hashRequest(account.id, body);
  const read = { ...call, reviewed, requestHash, order, isCodeVerified: true };
  return withFamily(account.network, (family) => prepareStore(context, family, read));
}

async function prepareStore<F extends ServedFamily>(
  context: ServiceContext,
  family: Family<F>,
  call: ReadCall & SignedSend,
): Promise<StoreSend> {
  const prepared = await prepare(context, family, call);
  const sign = acceptSigned(context, prepared, call.signedWith);
  return (tx) => storeIn(tx, context, { sign, call: prepared });
}

/** Returns the id of the broadcast job, or null where another call has used the key. */
async function signOnce<F extends ServedFamily>(
  context: ServiceContext,
  family: Family<F>,
  call: ReadCall,
): Promise<string | null> {
  const { account, signedWith } = call;
  const prepared = await prepare(context, family, call);
  if (signedWith.kind === 'raw')
    return storeOnce(context, acceptSigned(context, prepared, signedWith), prepared);
  if (signedWith.kind === 'handle')
    return storeOnce(context, signPlan(context, signedWith.handle, prepared), prepared);
  const owner = { userId: call.userId, walletId: account.walletId };
  return withUnsealed(context, { ...owner, ip: call.ip, secret: signedWith.secret }, (handle) =>
    storeOnce(context, signPlan(context, handle, prepared), prepared),
  );
}

/** Loads what a send costs now, and what its row tells of it. */
async function prepare<F extends ServedFamily>(
  context: ServiceContext,
  family: Family<F>,
  call: ReadCall,
): Promise<PreparedCall<F>> {
  const { account, body, reviewed } = call;
  const { asset, token, amount, memo, fees } = call.order;
  const owner = { userId: call.userId, walletId: account.walletId };
  const code = call.isCodeVerified
    ? null
    : await requireSendCode(context, owner, body.twoFactorCode);
  const recipient = body.destinationAddress;
  const requested = body.sendingMax ? 'max' : amount;
  const estimate = { token, recipient, amount: requested } as const;
  const quote = await quoteSend(context, family.spending, { account, request: estimate });
  // A send of everything pays a higher fee out of its amount instead.
  const isBound = reviewed !== undefined && requested !== 'max';
  const mostFee = isBound ? reviewed.fee : call.mostFee;
  const priced = quote.price(mostFee === undefined ? fees : { ...fees, mostFee });
  const tokenWallet = reviewed
    ? reviewed.tokenWallet
    : await loadTokenWallet(context, family.spending, { account, token });
  // Optional: the row of a transaction can be stored without a rate.
  const native = nativeAsset(account.network).symbol;
  const rates = await context.rates.findAll([asset.symbol, native], nowOf(context.platform));
  const price = rates.get(asset.symbol) ?? null;
  const nativePrice = rates.get(native) ?? null;
  return {
    ...{ ...call, code, price, nativePrice, family, priced, asset, tokenWallet },
    request: { ...estimate, reviewed: amount, memo },
  };
}

interface PreparedCall<F extends ServedFamily> extends SendCall {
  readonly requestHash: string;
  readonly family: Family<F>;
  readonly code: SendCode | null;
  readonly asset: AccountAsset;
  readonly price: KnownRate | null;
  readonly nativePrice: KnownRate | null;
  readonly priced: PricedSpending<F>;
  readonly request: SpendRequest;
  readonly tokenWallet: string | null;
}

/** Signs a plan, or takes the signed bytes of the request, in the database transaction that stores them. */
type SignPlanned<F extends ServedFamily> = (
  tx: Db,
  planned: PlannedSpend<F>,
  approved: Approved,
) => Promise<AcceptedRaw<F>>;

/** Signs with the keys of the wallet. @throws {ApiError} 409 FEE_CHANGED, INTENT_MISMATCH */
function signPlan<F extends ServedFamily>(
  { signer }: ServiceContext,
  handle: SignerHandle,
  { account, asset, body, priced, request }: PreparedCall<F>,
): SignPlanned<F> {
  const { sendingMax } = body;
  return async (_, planned, approved) => {
    requireReviewed(planned, { asset, amount: request.reviewed, sendingMax });
    requireSameSpend(approved, planned, priced.networkFee);
    const signed = await signer.sign(handle, toSignRequest(account, planned, approved));
    return { planned, signed };
  };
}

/** Accepts the signed bytes of the request. @throws {ApiError} 409 INTENT_EXPIRED; those of accepting bytes */
function acceptSigned<F extends ServedFamily>(
  context: ServiceContext,
  { account, family, priced: { networkFee } }: PreparedCall<F>,
  { raw, reviewed }: Extract<SignedWith, { readonly kind: 'raw' }>,
): SignPlanned<F> {
  return async (tx, planned, approved) => {
    const given = { tx, account, raw, planned };
    const accepted = await acceptRaw(family, given, { reviewed, approved, networkFee });
    // No block would take them in time: they would hold the funds until that is certain.
    const expiry = family.readExpiry?.(context.chains.get(account.network), raw);
    if (expiry !== undefined && expiry.getTime() < context.platform.clock.now() + leastLifetimeMs)
      throw intentExpired();
    return accepted;
  };
}

/** Shortest time that signed bytes must be good for when they arrive. */
const leastLifetimeMs = 10_000;

/**
 * Refuses bytes that another send of the account has: on a network without nonces, two equal orders that are signed at one
 * moment are one transaction, which pays once.
 * @throws {ApiError} 409 NONCE_CONFLICT
 */
async function refuseKnownBytes(tx: Db, account: SpendingAccount, hash: string): Promise<void> {
  const { accountId, endedAs, type } = transactions;
  const isKnown = and(eq(accountId, account.id), eq(transactions.hash, hash));
  const isSent = and(inArray(type, ['SENT', 'SELF']), isNull(endedAs));
  if ((await tx.$count(transactions, and(isKnown, isSent))) > 0) throw nonceConflict();
}

/**
 * Plans, signs and stores a send in one short database transaction. Returns the id of the broadcast
 * job, or null where another call has used the key.
 */
async function storeOnce<F extends ServedFamily>(
  context: ServiceContext,
  sign: SignPlanned<F>,
  call: PreparedCall<F>,
): Promise<string | null> {
  try {
    return await context.db.transaction((tx) => storeIn(tx, context, { sign, call }));
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    // The lock of the account should prevent this; the unique nonce is the second guard.
    if (isUniqueViolation(error, 'send_intents_nonce')) throw nonceConflict();
    throw error;
  }
}

interface StoredCall<F extends ServedFamily> {
  readonly sign: SignPlanned<F>;
  readonly call: PreparedCall<F>;
}

async function storeIn<F extends ServedFamily>(
  tx: Db,
  context: ServiceContext,
  { sign, call }: StoredCall<F>,
): Promise<string | null> {
  const { account, family } = call;
  const { id: accountId, walletId } = account;
  const isRuled = call.isPart !== true;
  if (isRuled) await lockCountedSends(tx, context, call.userId);
  await lockOwnedAccount(tx, { userId: call.userId, walletId, accountId });
  await refuseWhileSwept(tx, account);
  // The second of two equal concurrent calls waits for the lock and finds the intent of the first.
  if (await findIntentByKey(tx, account.walletId, call.idempotencyKey)) return null;
  await refuseDuplicate(tx, context.platform, { ...call, unkeyed: call.unkeyed ?? null });
  const request =
    call.reviewed &&
    (await lockRequest(tx, context.platform, { account, order: call.reviewed.order }));
  const reviewed = call.reviewed ?? (await reviewUnnamed(tx, context.platform, call));
  const ours = await planReviewed(tx, call.priced, call);
  const fee = call.reviewed?.fee ?? ours.fee + (call.priced.networkFee ?? 0n);
  requireAcceptedFee({ sent: reviewed.sent, fee }, call);
  await markReviewedUsed(tx, reviewed, nowOf(context.platform));
  await spendSendCode(tx, call.code);
  const { planned, signed } = await sign(tx, ours, approve(account, reviewed));
  await refuseKnownBytes(tx, account, signed.hash);
  if (isRuled && !planned.isToSelf)
    await applySendRules(tx, context, {
      ...{ ...call, network: account.network, chain: account.chain },
      ...{ sent: planned.sent, recipient: call.body.destinationAddress, memo: call.request.memo },
    });
  await family.spending.record(tx, account, {
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
  if (request != null)
    await noteRequestSent(tx, context.platform, { requestId: request.id, intentId });
  await call.onSigned?.(tx, intentId);
  return enqueueBroadcast(tx, context.platform, { network: account.network, intentId });
}
