import { type AccountAsset, findAccountAsset, findToken, nativeAsset } from '@billfold/core';
import type { ReplacementKind, ReplaceTransaction, Transaction } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ChainFees } from '../../chains/chain.ts';
import { transactions } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { getSpending, type SpendingAccount } from '../../families/spending.ts';
import { type Outbox, promise } from '../../outbox/outbox.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import {
  type AccountOwner,
  loadOwnedAccount,
  lockOwnedAccount,
} from '../../services/accounts/account-store.ts';
import type { ServiceContext } from '../../services/context.ts';
import type { KnownRate } from '../../services/rates/rates.ts';
import { requireSecret, withUnsealed } from '../../services/wallets/wallet-secret.ts';
import { refuseForeignWallet } from '../../services/wallets/wallet-store.ts';
import type { SignerHandle } from '../../vault/signer.ts';
import { requireSendCode, type SendCode, spendSendCode } from '../create/send-code.ts';
import { hashRequest, parseUnits } from '../create/send-request.ts';
import { unlessSentMeanwhile } from '../create/sent-meanwhile.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { answerOf, storeIntent } from '../sign/store-intent.ts';
import { toSignRequest } from '../sign/to-sign-request.ts';
import { loadOpenSend, loadOwnRow, type TransactionRow } from './open-send.ts';
import { planReplacement } from './plan-replacement.ts';

/** A transaction of a wallet, in the name of the user who asks for it. */
export interface OwnedSend {
  readonly userId: string;
  readonly walletId: string;
  readonly transactionId: string;
}

/** What is replaced, and the account that pays. @throws {ApiError} 404 */
export async function loadReplaced({ db, chains }: ServiceContext, owned: OwnedSend) {
  const { userId, walletId } = owned;
  await refuseForeignWallet(db, { userId, walletId });
  const row = await loadOwnRow(db, owned);
  const stored = await loadOwnedAccount(db, { userId, walletId, accountId: row.accountId });
  const account = { ...stored, chain: chains.get(stored.network).chain };
  return { row, account };
}

export interface ReplaceCall extends OwnedSend {
  readonly idempotencyKey: string;
  readonly body: ReplaceTransaction;
}

/**
 * Signs and sends what takes the place of a send that waits, exactly once per key. The old send ends
 * in the same transaction; whichever of the two is mined, the books follow.
 * @throws {ApiError} 404; 409 NOT_REPLACEABLE, FEE_CHANGED; what a send throws
 */
export async function replaceOwnedTransaction(
  context: ServiceContext,
  outbox: Outbox,
  { idempotencyKey, body, ...owned }: ReplaceCall,
): Promise<Transaction> {
  const { walletId } = owned;
  const secret = requireSecret(body);
  const { row, account } = await loadReplaced(context, owned);
  const requestHash = hashRequest(`${account.id}:${row.id}`, body);
  const earlier = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (earlier !== undefined) return answerOf(context, earlier, requestHash);
  const promised = await unlessSentMeanwhile(context.db, { walletId, idempotencyKey }, async () => {
    // Told before the slow part.
    await loadOpenSend(context.db, row);
    const owner = { userId: owned.userId, walletId, accountId: account.id };
    const code = await requireSendCode(context, owner, body.twoFactorCode);
    const asset = assetOf(row, body.kind);
    const signing = {
      ...{ row, owner, account, asset, requestHash, idempotencyKey, code, kind: body.kind },
      reviewed: parseUnits(body.fee, nativeAsset(account.network).decimals),
      fees: await context.chains.get(account.network).fees(),
      price: await context.rates.find(asset.symbol, nowOf(context.platform)),
    };
    return withUnsealed(context, { ...owner, secret }, (handle) =>
      signReplacement(context, handle, signing),
    );
  });
  if (promised !== null) await outbox.drainItem(promised);
  const intent = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (intent === undefined) throw new Error('the intent is missing after its commit');
  return answerOf(context, intent, requestHash);
}

/** What a replacement moves: a cancelled token gives back what it would have paid in. */
export function assetOf({ assetId, network }: TransactionRow, kind: ReplacementKind): AccountAsset {
  const asset = findAccountAsset(kind === 'CANCEL' ? network : assetId);
  if (asset === undefined) throw new Error(`unknown asset ${assetId}`);
  return asset;
}

interface Signing {
  readonly row: TransactionRow;
  readonly owner: AccountOwner;
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  readonly requestHash: string;
  readonly idempotencyKey: string;
  readonly code: SendCode | null;
  readonly kind: ReplacementKind;
  readonly reviewed: bigint;
  readonly fees: ChainFees;
  readonly price: KnownRate | null;
}

/** The one short transaction. Returns the outbox item to work on, or null when another had the key. */
async function signReplacement(
  context: ServiceContext,
  handle: SignerHandle,
  { row, fees, reviewed, kind, ...call }: Signing,
): Promise<string | null> {
  const { account, idempotencyKey } = call;
  try {
    return await context.db.transaction(async (tx) => {
      await lockOwnedAccount(tx, call.owner);
      if (await findIntentByKey(tx, account.walletId, idempotencyKey)) return null;
      const send = await loadOpenSend(tx, row);
      const at = nowOf(context.platform);
      const planned = await planReplacement(tx, { account, send, kind }, { fees, at });
      if (planned.fee > reviewed) throw feeChanged();
      await spendSendCode(tx, call.code);
      const token = findToken(account.network, call.asset.id) ?? null;
      const signed = await context.signer.sign(handle, toSignRequest(account, planned, token));
      const spend = { planned, hash: signed.hash, tools: context };
      await getSpending(account.network).record(tx, account, spend);
      const stored = { ...call, networkFee: null, planned, signed, replaces: send.intent.id };
      const intentId = await storeIntent(tx, context, stored);
      // What people wrote about the payment is about this one now.
      await tx
        .update(transactions)
        .set({ note: row.note })
        .where(and(eq(transactions.accountId, account.id), eq(transactions.hash, signed.hash)));
      return promise(tx, context.platform, { kind: 'broadcast', payload: { intentId } });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    throw error;
  }
}

function feeChanged(): ApiError {
  return new ApiError(409, 'FEE_CHANGED', {
    message: 'The fee has changed',
    errors: ['The network asks for more than you reviewed. Review the new fee.'],
  });
}
