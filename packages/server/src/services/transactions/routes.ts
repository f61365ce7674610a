import {
  type AccountPath,
  type CreateTokenTransaction,
  type CreateTransaction,
  createIntent,
  createTokenTransaction,
  createTransaction as createTransactionCall,
  estimateFee,
  estimateTokenFee,
  getFees,
  getTokenFees,
  listTransactions as listTransactionsCall,
  type Transaction,
} from '@billfold/core/contract';
import type { Bind, SignedInCall } from '../../http/bind.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { loadOwnedAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { confirmationsCall } from './confirmations-call.ts';
import { createTransaction } from './create-transaction.ts';
import { estimateFees } from './estimate-fees.ts';
import { estimateTokenFees } from './estimate-token-fees.ts';
import { getConfirmations } from './get-confirmations.ts';
import { listTransactions } from './list-transactions.ts';
import { requireIdempotencyKey } from './require-idempotency-key.ts';
import { reviewSend } from './review-send.ts';
import { loadReviewed } from './reviewed-send.ts';
import type { SpendingAccount } from './spending.ts';

export function bindTransactionRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  const { db } = context;

  async function spendingAccount(userId: string, place: AccountPath): Promise<SpendingAccount> {
    const account = await loadOwnedAccount(db, { userId, ...place });
    return { ...account, chain: context.chains.get(account.network).chain };
  }

  /** One way for both calls: what they ask for is told by their bodies. */
  async function send<B extends CreateTransaction | CreateTokenTransaction>({
    principal: { userId },
    params,
    body,
    idempotencyKey,
    intent,
  }: SignedInCall<AccountPath, unknown, B>): Promise<Transaction> {
    const account = await spendingAccount(userId, params);
    return createTransaction(context, outbox, {
      userId,
      account,
      idempotencyKey: requireIdempotencyKey(idempotencyKey),
      body,
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

  bind.signedIn(confirmationsCall)(async ({ principal, params, query }) => {
    await refuseForeignWallet(db, { userId: principal.userId, walletId: params.walletId });
    return getConfirmations(db, params.walletId, query);
  });
}
