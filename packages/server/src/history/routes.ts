import {
  exportLabels,
  exportTransactions,
  findTransaction,
  getTransaction,
  importLabels,
  listTransactions as listTransactionsCall,
  updateNote,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { confirmationsCall } from './confirmations-call.ts';
import { exportOwnedTransactions } from './export-transactions.ts';
import { findOwnedTransaction, loadOwnedTransaction } from './find-owned-transaction.ts';
import { getConfirmations } from './get-confirmations.ts';
import { listTransactions } from './list-transactions.ts';
import { updateOwnedNote } from './update-note.ts';
import { exportOwnedLabels, importOwnedLabels } from './wallet-labels.ts';

/** Binds the calls that list transactions, edit notes and labels, and export records. */
export function bindHistoryRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
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
  bind.signedIn(updateNote)(({ principal: { userId }, params, body }) =>
    updateOwnedNote(db, { userId, ...params }, body),
  );
  bind.file(exportTransactions)(({ principal: { userId }, params, query }) =>
    exportOwnedTransactions(context, { userId, ...params }, query),
  );
  bind.file(exportLabels)(({ principal: { userId }, params }) =>
    exportOwnedLabels(context, { userId, ...params }),
  );
  bind.signedIn(importLabels)(({ principal: { userId }, params, body }) =>
    importOwnedLabels(db, { userId, ...params }, body),
  );
}
