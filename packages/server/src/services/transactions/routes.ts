import {
  createTransaction as createTransactionCall,
  getConfirmations as getConfirmationsCall,
  getFees,
  listTransactions as listTransactionsCall,
} from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { ApiError } from '../../platform/api-error.ts';
import { loadOwnedAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { createTransaction } from './create-transaction.ts';
import { estimateFees } from './estimate-fees.ts';
import { getConfirmations } from './get-confirmations.ts';
import { listTransactions } from './list-transactions.ts';
import type { SpendingAccount } from './spending.ts';

export function bindTransactionRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  const { db } = context;

  async function spendingAccount(
    userId: string,
    place: { readonly walletId: string; readonly accountId: string },
  ): Promise<SpendingAccount> {
    const account = await loadOwnedAccount(db, { userId, ...place });
    return { ...account, chain: context.chains.get(account.network).chain };
  }

  bind.signedIn(createTransactionCall)(async ({ principal, params, body, idempotencyKey }) => {
    if (idempotencyKey === null)
      throw new ApiError(400, 'IDEMPOTENCY_KEY_REQUIRED', {
        errors: ['Send an Idempotency-Key header, the same one when you repeat the request.'],
      });
    const account = await spendingAccount(principal.userId, params);
    return createTransaction(context, outbox, {
      userId: principal.userId,
      account,
      idempotencyKey,
      body,
    });
  });

  bind.signedIn(getFees)(async ({ principal, params, query }) =>
    estimateFees(context, await spendingAccount(principal.userId, params), query),
  );

  bind.signedIn(listTransactionsCall)(async ({ principal, params, query }) => {
    await refuseForeignWallet(db, { userId: principal.userId, walletId: params.walletId });
    return listTransactions(db, params.walletId, query);
  });

  bind.signedIn(getConfirmationsCall)(async ({ principal, params, query }) => {
    await refuseForeignWallet(db, { userId: principal.userId, walletId: params.walletId });
    return getConfirmations(db, params.walletId, query);
  });
}
