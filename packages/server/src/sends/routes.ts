import {
  type AccountPath,
  type CreateTokenTransaction,
  type CreateTransaction,
  createIntent,
  createTokenTransaction,
  createTransaction as createTransactionCall,
  estimateFee,
  estimateTokenFee,
  findTransaction,
  getFees,
  getTokenFees,
  getTransaction,
  listTransactions as listTransactionsCall,
  type Transaction,
} from '@billfold/core/contract';
import { loadOwnedAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { estimateFees } from '../fees/estimate-fees.ts';
import { estimateTokenFees } from '../fees/estimate-token-fees.ts';
import { confirmationsCall } from '../history/confirmations-call.ts';
import { findOwnedTransaction, loadOwnedTransaction } from '../history/find-owned-transaction.ts';
import { getConfirmations } from '../history/get-confirmations.ts';
import { listTransactions } from '../history/list-transactions.ts';
import type { Bind, SignedInCall } from '../http/bind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { createTransaction } from './create/create-transaction.ts';
import { requireIdempotencyKey } from './create/require-idempotency-key.ts';
import { reviewSend } from './review/review-send.ts';
import { loadReviewed } from './review/reviewed-send.ts';

export function bindTransactionRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  const { db } = context;

  async function spendingAccount(userId: string, place: AccountPath): Promise<SpendingAccount> {
    const account = await loadOwnedAccount(db, { userId, ...place });
    return { ...account, chain: context.chains.get(account.network).chain };
  }

  /** Handles both create calls: the body tells which asset is sent. */
  async function send<B extends CreateTransaction | CreateTokenTransaction>({
    principal: { userId },
    params,
    body,
    idempotencyKey,
    intent,
    markReplayed,
  }: SignedInCall<AccountPath, unknown, B>): Promise<Transaction> {
    const account = await spendingAccount(userId, params);
    return createTransaction(context, outbox, {
      userId,
      account,
      idempotencyKey: requireIdempotencyKey(idempotencyKey),
      body,
      markReplayed,
      reviewed: intent === null ? undefined : await loadReviewed(db, account, intent),
    });
  }

  bind.signedIn(createTransactionCall)(send);
  bind.signedIn(createTokenTransaction)(send);

  bind.signedIn(createIntent)(async ({ principal, params, body }) =>
    reviewSend(context, await spendingAccount(principal.userId, params), body),
  );

  bind.signedIn(getFees)(async ({ principal, params, query }) =>
    estimateFees(context, await spendingAccount(principal.userId, params), query),
  );

  bind.signedIn(estimateFee)(async ({ principal, params, body }) =>
    estimateFees(context, await spendingAccount(principal.userId, params), body),
  );

  bind.signedIn(estimateTokenFee)(async ({ principal, params, body }) =>
    estimateTokenFees(context, await spendingAccount(principal.userId, params), body),
  );

  bind.signedIn(getTokenFees)(async ({ principal, params, query }) =>
    estimateTokenFees(context, await spendingAccount(principal.userId, params), query),
  );

  bind.signedIn(listTransactionsCall)(async ({ principal, params, query }) => {
    await refuseForeignWallet(db, { userId: principal.userId, walletId: params.walletId });
    return listTransactions(db, params.walletId, query);
  });

  bind.signedIn(getTransaction)(({ principal: { userId }, params: { walletId, transactionId } }) =>
    loadOwnedTransaction(db, { userId, walletId }, transactionId),
  );
  bind.signedIn(findTransaction)(({ principal: { userId }, params: { transactionId } }) =>
    findOwnedTransaction(db, userId, transactionId),
  );

  bind.signedIn(confirmationsCall)(async ({ principal, params, query }) => {
    await refuseForeignWallet(db, { userId: principal.userId, walletId: params.walletId });
    return getConfirmations(db, params.walletId, query);
  });
}
