import { nativeAsset, validateAddress } from '@billfold/core';
import type { AccelerateTransaction, SentTransaction } from '@billfold/core/contract';
import type { Approved } from '@billfold/keyring/vault';
import type { ServiceContext } from '../../context.ts';
import type { IncomingTransaction } from '../../families/acceleration.ts';
import { withFamily } from '../../families/families.ts';
import { addressInvalid } from '../../families/refused-transfer.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { requireSecret, withUnsealed } from '../../wallets/wallet-secret.ts';
import { refuseForeignWallet } from '../../wallets/wallet-store.ts';
import { requireSendCode } from '../create/send-code.ts';
import { hashRequest, parseUnits } from '../create/send-request.ts';
import { answerOnce } from '../sign/answer-once.ts';
import { signReviewedFee } from '../sign/sign-reviewed-fee.ts';
import { loadIncoming, loadWaitingRow, type OwnedIncoming } from './load-incoming.ts';
import { quoteChild } from './quote-child.ts';

export interface AccelerateCall extends OwnedIncoming {
  /** Network address of the caller. */
  readonly ip: string;
  readonly idempotencyKey: string;
  readonly body: AccelerateTransaction;
  /** Called when the key has sent already. */
  readonly markReplayed?: () => void;
}

/**
 * Signs and broadcasts a child that pays for an incoming transaction, exactly once per idempotency key. It pays the account
 * itself, so that no limit of sends counts it.
 * @throws {ApiError} 404; 409 NOT_ACCELERABLE, FEE_CHANGED; the errors of a send
 */
export async function accelerateTransaction(
  context: ServiceContext,
  outbox: Outbox,
  { idempotencyKey, body, markReplayed, ...owned }: AccelerateCall,
): Promise<SentTransaction> {
  const { walletId, userId } = owned;
  const secret = requireSecret(body);
  await refuseForeignWallet(context.db, { userId, walletId });
  const requestHash = hashRequest(owned.transactionId, body);
  const keyed = { walletId, idempotencyKey, requestHash, markReplayed };
  return answerOnce(context, outbox, keyed, async () => {
    const incoming = await loadIncoming(context, owned);
    const { account } = incoming;
    const owner = { userId, walletId, accountId: account.id };
    const code = await requireSendCode(context, owner, body.twoFactorCode);
    const asset = nativeAsset(account.network);
    const reviewed = parseUnits(body.fee, asset.decimals);
    const price = await context.rates.find(asset.symbol, nowOf(context.platform));
    const call = { owner, account, asset, requestHash, idempotencyKey, code, reviewed, price };
    return withFamily(account.network, async (family) => {
      // Refuses before the slow derivation of the encryption key.
      const quote = await quoteChild(context, family, incoming);
      return withUnsealed(context, { ...owner, ip: owned.ip, secret }, (handle) =>
        signReviewedFee(context, handle, { ...call, family }, async (tx) => {
          const row = await loadWaitingRow(tx, owned);
          const planned = await quote.plan(tx, { account, row });
          return { planned, approved: approveChild({ account, row }, reviewed), replaces: null };
        }),
      );
    });
  });
}

/** Approves a payment to the address that received the parent alone, with at most the reviewed fee. */
function approveChild(
  { account: { network, chain }, row }: IncomingTransaction,
  fee: bigint,
): Approved {
  const recipient = validateAddress(network, row.toAddress ?? '', chain);
  if (!recipient.valid) throw addressInvalid(network);
  const shared = { network, chain, to: recipient.normalized, contract: null, memo: null };
  return { ...shared, least: 0n, most: row.valueUnits, fee };
}
