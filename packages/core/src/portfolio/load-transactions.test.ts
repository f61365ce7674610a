import { expect, test } from 'vitest';
import { type ListTransactions, listTransactions } from '../contract/transactions/transactions.ts';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox } from '../testing/create-sandbox.ts';
import { loadTransactions } from './load-transactions.ts';

const accountId = idOf(999);

/** A wallet with `count` transactions, numbered from the newest. */
async function historyOf(count: number) {
  const { services, client, walletId } = await createSandbox();
  const asked: ListTransactions[] = [];
  const all = Array.from({ length: count }, (_, at) => transaction(at + 1));
  services.on(listTransactions)(({ query }) => {
    asked.push(query);
    const { Page: page = 1, PageSize: pageSize = 25 } = query;
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: all.length, page, pageSize };
  });
  return { client, walletId, asked };
}
const everything = { accountId: null, network: null, pageSize: 25 };

test('loads the pages that are asked for, in their order', async () => {
  const { client, walletId, asked } = await historyOf(60);
  const query = { ...everything, walletId, firstPage: 1, lastPage: 3 };
  const { items, total } = await loadTransactions(client, query);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => idOf(at + 1)));
  expect(total).toBe(60);
  expect(asked.map(({ Page }) => Page)).toEqual([1, 2, 3]);
});

test('asks for one account and one network only when these are chosen', async () => {
  const { client, walletId, asked } = await historyOf(1);
  const query = { ...everything, walletId, firstPage: 1, lastPage: 1 };
  await loadTransactions(client, { ...query, accountId, network: 'BTC' });
  await loadTransactions(client, query);
  expect(asked).toEqual([
    { Page: 1, PageSize: 25, AccountId: accountId, CryptoCurrencyType: 'BTC' },
    { Page: 1, PageSize: 25 },
  ]);
});

test('shows a transaction once that a newer one has moved to the next page meanwhile', async () => {
  const { services, client, walletId } = await createSandbox();
  services.on(listTransactions)(({ query: { Page: page = 1, PageSize: pageSize = 25 } }) => ({
    items: page === 1 ? [transaction(1), transaction(2)] : [transaction(2), transaction(3)],
    total: 4,
    page,
    pageSize,
  }));
  const query = { ...everything, walletId, firstPage: 1, lastPage: 2 };
  const { items } = await loadTransactions(client, query);
  expect(items.map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)]);
});

function idOf(number: number): string {
  return `01890000-0000-7000-8000-${number.toString().padStart(12, '0')}`;
}

function transaction(number: number) {
  return {
    id: idOf(number),
    accountId,
    type: 'RECEIVED',
    status: 'CONFIRMED',
    value: toDecimal('0.10000000'),
    tokenSymbol: null,
    blockchainNetwork: 'BTC',
    createdAt: new Date('2026-11-20T09:00:00.000Z'),
    fromAddress: null,
    moreFromAddresses: 0,
    toAddress: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    hash: number.toString(16).padStart(64, '0'),
    confirmations: 3,
    requiredConfirmations: 2,
    fee: null,
    networkFee: null,
    blockHeight: 7,
    fiatCurrency: 'USD',
    fiatValueAtTime: null,
    rateAtTime: null,
    note: null,
    isSpam: false,
  } as const;
}
