import { type AccountAsset, findAccountAsset, nativeAsset } from '@billfold/core';
import type { ReplacementKind, ReplaceTransaction, SentTransaction } from '@billfold/core/contract';
import { loadPayingAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { withFamily } from '../../families/families.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { readRate } from '../../rates/rate-text.ts';
import type { KnownRate } from '../../rates/rates.ts';
import { requireSecret, withUnsealed } from '../../wallets/wallet-secret.ts';
import { refuseForeignWallet } from '../../wallets/wallet-store.ts';
import { requireSendCode } from '../create/send-code.ts';
import { hashRequest, parseUnits } from '../create/send-request.ts';
import { answerOnce } from '../sign/answer-once.ts';
import { signReviewedFee } from '../sign/sign-reviewed-fee.ts';
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
  const keyed = { walletId, idempotencyKey, requestHash, markReplayed };
  return answerOnce(context, outbox, keyed, async () => {
    // Fails before the slow derivation of the encryption key.
    await loadOpenSend(context.db, row);
    const owner = { userId: owned.userId, walletId, accountId: account.id };
    const code = await requireSendCode(context, owner, body.twoFactorCode);
    const { kind } = body;
    const asset = assetOf(row, kind);
    const reviewed = parseUnits(body.fee, nativeAsset(account.network).decimals);
    const price = await priceOf(context, { row, asset, kind });
    const chain = context.chains.get(account.network);
    return withFamily(account.network, async (family) => {
      const quote = await family.replacement.quote(chain, row.hash);
      const call = { family, owner, account, asset, requestHash, idempotencyKey, code, reviewed };
      return withUnsealed(context, { ...owner, ip: owned.ip, secret }, (handle) =>
        signReviewedFee(context, handle, { ...call, price }, async (tx) => {
          const send = await loadOpenSend(tx, row);
          const order = { account, send, kind };
          const at = nowOf(context.platform);
          const planned = await planReplacement(tx, family, { order, quote, at });
          const approved = approveReplacement({ ...order, asset, fee: reviewed });
          // The note of the replaced payment moves to its replacement.
          return { planned, approved, replaces: send.intent.id, note: row.note };
        }),
      );
    });
  });
}

/** Finds the price of a replacement; while none is known, the same payment keeps that of the replaced send. */
async function priceOf(
  { rates, platform }: ServiceContext,
  { row, asset, kind }: Priced,
): Promise<KnownRate | null> {
  const known = await rates.find(asset.symbol, nowOf(platform));
  if (known !== null || kind === 'CANCEL' || row.rate === null) return known;
  return { rate: readRate(row.rate), asOf: row.createdAt, isStale: true };
}

interface Priced {
  readonly row: TransactionRow;
  readonly asset: AccountAsset;
  readonly kind: ReplacementKind;
}

/** Returns the asset that a replacement moves: a cancelled token send becomes one of the native asset. */
export function assetOf({ assetId, network }: TransactionRow, kind: ReplacementKind): AccountAsset {
  const asset = findAccountAsset(kind === 'CANCEL' ? network : assetId);
  if (asset === undefined) throw new Error(`unknown asset ${assetId}`);
  return asset;
}
