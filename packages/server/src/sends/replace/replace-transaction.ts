import { type AccountAsset, findAccountAsset, nativeAsset } from '@billfold/core';
import type { ReplacementKind, ReplaceTransaction, SentTransaction } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import {
  type AccountOwner,
  loadPayingAccount,
  lockOwnedAccount,
} from '../../accounts/account-store.ts';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import { transactions } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { withFamily } from '../../families/families.ts';
import type { Family } from '../../families/family.ts';
import type { ReplacementQuote } from '../../families/replacement.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { readRate } from '../../rates/rate-text.ts';
import type { KnownRate } from '../../rates/rates.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { requireSecret, withUnsealed } from '../../wallets/wallet-secret.ts';
import { refuseForeignWallet } from '../../wallets/wallet-store.ts';
import { enqueueBroadcast } from '../broadcast/enqueue-broadcast.ts';
import { ignoreIfSent } from '../create/ignore-if-sent.ts';
import { requireSendCode, type SendCode, spendSendCode } from '../create/send-code.ts';
import { hashRequest, parseUnits } from '../create/send-request.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { answerOf, storeIntent } from '../sign/store-intent.ts';
import { toSignRequest } from '../sign/to-sign-request.ts';
import { approveReplacement } from './approve-replacement.ts';
import { loadOpenSend, loadOwnRow, type TransactionRow } from './open-send.ts';
import { planReplacement } from './plan-replacement.ts';

/** Transaction of a wallet, with the user who requests its replacement. */
export interface OwnedSend {
  readonly userId: string;
  readonly walletId: string;
  readonly transactionId: string;
}

/** Loads the row to replace, and the account that pays. @throws {ApiError} 404 */
export async function loadReplaced({ db, chains }: ServiceContext, owned: OwnedSend) {
  const { userId, walletId } = owned;
  await refuseForeignWallet(db, { userId, walletId });
  const row = await loadOwnRow(db, owned);
  const stored = await loadPayingAccount(db, { userId, walletId, accountId: row.accountId });
  const account = { ...stored, chain: chains.get(stored.network).chain };
  return { row, account };
}

export interface ReplaceCall extends OwnedSend {
  /** Network address of the caller. */
  readonly ip: string;
  readonly idempotencyKey: string;
  readonly body: ReplaceTransaction;
  /** Called when the key has sent already. */
  readonly markReplayed?: () => void;
}

/**
 * Signs and broadcasts the replacement of a send in the mempool, exactly once per idempotency key.
 * The replaced send ends in the same database transaction. The watcher records whichever of the two
 * is mined.
 * @throws {ApiError} 404; 409 NOT_REPLACEABLE, FEE_CHANGED; the errors of a send
 */
export async function replaceOwnedTransaction(
  context: ServiceContext,
  outbox: Outbox,
  { idempotencyKey, body, markReplayed, ...owned }: ReplaceCall,
): Promise<SentTransaction> {
  const { walletId } = owned;
  const secret = requireSecret(body);
  const { row, account } = await loadReplaced(context, owned);
  const requestHash = hashRequest(`${account.id}:${row.id}`, body);
  const earlier = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (earlier !== undefined) {
    const answer = await answerOf(context, earlier, requestHash);
    markReplayed?.();
    return answer;
  }
  const jobId = await ignoreIfSent(context.db, { walletId, idempotencyKey }, async () => {
    // Fails before the slow derivation of the encryption key.
    await loadOpenSend(context.db, row);
    const owner = { userId: owned.userId, walletId, accountId: account.id };
    const code = await requireSendCode(context, owner, body.twoFactorCode);
    const asset = assetOf(row, body.kind);
    const signing = {
      ...{ row, owner, account, asset, requestHash, idempotencyKey, code, kind: body.kind },
      reviewed: parseUnits(body.fee, nativeAsset(account.network).decimals),
      price: await priceOf(context, { row, asset, kind: body.kind }),
    };
    const chain = context.chains.get(account.network);
    return withFamily(account.network, async (family) => {
      const quote = await family.replacement.quote(chain);
      return withUnsealed(context, { ...owner, ip: owned.ip, secret }, (handle) =>
        signReplacement(context, handle, { ...signing, family, quote }),
      );
    });
  });
  if (jobId !== null) await outbox.runJob(jobId);
  const intent = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (intent === undefined) throw new Error('the intent is missing after its commit');
  return answerOf(context, intent, requestHash);
}

/** Finds the price of a replacement; while none is known, the same payment keeps that of the replaced send. */
async function priceOf(
  { rates, platform }: ServiceContext,
  { row, asset, kind }: Pick<Signing<ServedFamily>, 'row' | 'asset' | 'kind'>,
): Promise<KnownRate | null> {
  const known = await rates.find(asset.symbol, nowOf(platform));
  if (known !== null || kind === 'CANCEL' || row.rate === null) return known;
  return { rate: readRate(row.rate), asOf: row.createdAt, isStale: true };
}

/** Returns the asset that a replacement moves: a cancelled token send becomes one of the native asset. */
export function assetOf({ assetId, network }: TransactionRow, kind: ReplacementKind): AccountAsset {
  const asset = findAccountAsset(kind === 'CANCEL' ? network : assetId);
  if (asset === undefined) throw new Error(`unknown asset ${assetId}`);
  return asset;
}

interface Signing<F extends ServedFamily> {
  readonly family: Family<F>;
  readonly quote: ReplacementQuote<F>;
  readonly row: TransactionRow;
  readonly owner: AccountOwner;
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  readonly requestHash: string;
  readonly idempotencyKey: string;
  readonly code: SendCode | null;
  readonly kind: ReplacementKind;
  /** Reviewed fee. */
  readonly reviewed: bigint;
  readonly price: KnownRate | null;
}

/**
 * Plans, signs and stores a replacement in one short database transaction. Returns the id of the
 * broadcast job, or null where another call has used the key.
 */
async function signReplacement<F extends ServedFamily>(
  context: ServiceContext,
  handle: SignerHandle,
  { row, family, quote, reviewed, kind, ...call }: Signing<F>,
): Promise<string | null> {
  const { account, idempotencyKey } = call;
  try {
    return await context.db.transaction(async (tx) => {
      await lockOwnedAccount(tx, call.owner);
      if (await findIntentByKey(tx, account.walletId, idempotencyKey)) return null;
      const send = await loadOpenSend(tx, row);
      const at = nowOf(context.platform);
      const order = { account, send, kind };
      const planned = await planReplacement(tx, family, { order, quote, at });
      if (planned.fee > reviewed) throw feeChanged();
      await spendSendCode(tx, call.code);
      const approved = approveReplacement({
        account,
        send,
        kind,
        asset: call.asset,
        fee: reviewed,
      });
      const signed = await context.signer.sign(handle, toSignRequest(account, planned, approved));
      const spend = { planned, hash: signed.hash, tools: context };
      await family.spending.record(tx, account, spend);
      const stored = { ...call, networkFee: null, planned, signed, replaces: send.intent.id };
      const intentId = await storeIntent(tx, context, stored);
      // The note of the replaced payment moves to its replacement.
      await tx
        .update(transactions)
        .set({ note: row.note })
        .where(and(eq(transactions.accountId, account.id), eq(transactions.hash, signed.hash)));
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
