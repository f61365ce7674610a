import { getAccount } from '../contract/accounts/accounts.ts';
import { findTransaction, getTransaction } from '../contract/transactions/get-transaction.ts';
import { getWallet } from '../contract/wallets/wallets.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/**
 * Answers the calls for one wallet, account or transaction. Their paths also match those of lists, such
 * as `transactions/confirmations`: register those later, as the last one registered is asked first.
 */
export function answerItems(services: FakeServices, books: SandboxBooks): void {
  const walletOf = (accountId: string) =>
    books.wallets.all().find(({ id }) => books.accounts(id).some((each) => each.id === accountId));
  const transactionWith = (transactionId: string) =>
    found(books.transactions().find(({ id }) => id === transactionId));

  services.on(getWallet)(({ params: { walletId } }) => ({
    ...found(books.wallets.all().find(({ id }) => id === walletId)),
    accountsCount: books.accounts(walletId).length,
  }));
  services.on(getAccount)(({ params: { walletId, accountId } }) =>
    found(books.accounts(walletId).find(({ id }) => id === accountId)),
  );
  services.on(getTransaction)(({ params: { walletId, transactionId } }) => {
    const transaction = transactionWith(transactionId);
    if (walletOf(transaction.accountId)?.id !== walletId) throw notFound();
    return transaction;
  });
  services.on(findTransaction)(({ params: { transactionId } }) => {
    const transaction = transactionWith(transactionId);
    return { ...transaction, walletId: found(walletOf(transaction.accountId)).id };
  });
}

const notFound = (): FakeRefusal => new FakeRefusal(404, { code: 'NOT_FOUND' });

function found<T>(item: T | undefined): T {
  if (item === undefined) throw notFound();
  return item;
}
