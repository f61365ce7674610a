import { toDecimal } from '@billfold/core';
import {
  type ChartFlow,
  type ChartPoint,
  findTransaction,
  getAcceleration,
  getBalanceChart,
  listTransactions,
  type Transaction,
} from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';

/** The published addresses of BIP-84 and, of the same phrase, the Ethereum one. */
const addresses = {
  BTC: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  ETH: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
} as const;

/** Refusal that every screen has to show. */
export const refusal = {
  status: 500,
  body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' },
};

/** A screen looks again by itself. */
export const always = { times: 1_000 };

/** A wallet with a past: one transaction of each kind and status, and a worth that moved. */
export function livedIn(sandbox: Sandbox): void {
  const history = movesOf(sandbox);
  sandbox.services.on(listTransactions)(({ query: { IsSpam, Type } }) => {
    const items = history.filter(
      ({ isSpam, type }) =>
        (IsSpam === undefined || IsSpam === isSpam) && (Type === undefined || Type === type),
    );
    return { items, total: items.length, page: 1, pageSize: 25 };
  });
  sandbox.services.on(findTransaction)(({ params: { transactionId } }) => {
    const found = history.find(({ id }) => id === transactionId);
    if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return { ...found, walletId: sandbox.walletId };
  });
  sandbox.services.on(getBalanceChart)(({ query: { currency = 'USD' } }) => {
    const points = chartPoints(sandbox.platform.clock.now());
    const value = points.at(-1)?.value ?? null;
    const flows = chartFlows(sandbox.platform.clock.now());
    return { points, first: value, last: value, min: value, max: value, currency, flows };
  });
}

/** Lets the only transaction be a payment by a contract, of which no transaction tells. */
export function paidByContract(sandbox: Sandbox): void {
  showUnlisted(sandbox, 'ETH');
}

/** Lets the only transaction be a correction of the balance. */
export function corrected(sandbox: Sandbox): void {
  showUnlisted(sandbox, 'SOL');
}

/** Lets the only transaction be incoming and wait for a block, with an offer to speed it up. */
export function stuckIncoming(sandbox: Sandbox): void {
  showOnly(sandbox, { status: 'PENDING', confirmations: 0, blockHeight: null });
  sandbox.services.on(getAcceleration)(() => ({
    fee: toDecimal('0.00002307'),
    value: toDecimal('0.01497693'),
    expiresAt: new Date(sandbox.platform.clock.now() + 60_000),
  }));
}

function showUnlisted(sandbox: Sandbox, blockchainNetwork: 'ETH' | 'SOL'): void {
  showOnly(sandbox, { fromAddress: null, hash: null, blockchainNetwork, tokenSymbol: null });
}

/** Lets the only transaction be a deposit with these facts. */
export function showOnly(sandbox: Sandbox, facts: Partial<Transaction>): void {
  const paid = movesOf(sandbox)
    .slice(0, 1)
    .map((deposit) => ({ ...deposit, ...facts }));
  sandbox.services.on(listTransactions)(({ query: { IsSpam } }) => {
    const items = IsSpam ? [] : paid;
    return { items, total: items.length, page: 1, pageSize: 25 };
  });
  sandbox.services.on(findTransaction)(() => {
    const [found] = paid;
    if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return { ...found, walletId: sandbox.walletId };
  });
}

/** The id of the transaction that is not confirmed yet. */
export const movingId = '01890000-0000-7000-8000-000000000001';

function movesOf({ books, platform }: Sandbox): readonly Transaction[] {
  const [account] = books.accounts();
  const hourMs = 3_600_000;
  const base: Transaction = {
    id: movingId,
    accountId: account?.id ?? '',
    type: 'RECEIVED',
    status: 'CONFIRMING',
    value: toDecimal('0.015'),
    tokenSymbol: null,
    blockchainNetwork: 'BTC',
    createdAt: new Date(platform.clock.now() - hourMs / 2),
    fromAddress: null,
    moreFromAddresses: 0,
    toAddress: addresses.BTC,
    hash: '1'.padStart(64, 'a'),
    confirmations: 1,
    requiredConfirmations: 2,
    fee: null,
    networkFee: null,
    blockHeight: 840_000,
    fiatCurrency: 'USD',
    fiatValueAtTime: toDecimal('1500.00'),
    rateAtTime: toDecimal('100000'),
    note: null,
    isSpam: false,
  };
  const others: readonly Partial<Transaction>[] = [
    { type: 'SENT', status: 'PENDING', fee: toDecimal('0.0000141'), blockHeight: null },
    { type: 'SENT', status: 'CONFIRMED', fee: toDecimal('0.00001'), note: 'Rent for November' },
    { type: 'SELF', status: 'CONFIRMED' },
    {
      type: 'SENT',
      status: 'FAILED',
      blockchainNetwork: 'ETH',
      value: toDecimal('0.5'),
      toAddress: addresses.ETH,
      fee: toDecimal('0.0004'),
    },
    { type: 'SENT', status: 'REPLACED' },
    {
      type: 'RECEIVED',
      status: 'CONFIRMED',
      isSpam: true,
      value: toDecimal('0.00000546'),
      fromAddress: addresses.BTC,
      moreFromAddresses: 0,
    },
  ];
  return [
    base,
    ...others.map((facts, at) => ({
      ...base,
      confirmations: 6,
      ...facts,
      id: `01890000-0000-7000-8000-${String(at + 2).padStart(12, '0')}`,
      hash: String(at + 2).padStart(64, 'b'),
      createdAt: new Date(platform.clock.now() - (at + 1) * 20 * hourMs),
    })),
  ];
}

/** A month that rose and fell. */
function chartPoints(now: number): readonly ChartPoint[] {
  const dayMs = 24 * 3_600_000;
  return Array.from({ length: 30 }, (_, day) => {
    const worth = 48_000 + 90 * day + 1_400 * Math.sin(day / 3);
    return { t: new Date(now - (29 - day) * dayMs), value: toDecimal(worth.toFixed(2)) };
  });
}

/** One payment that came in, and a day with several. */
function chartFlows(now: number): readonly ChartFlow[] {
  const dayMs = 24 * 3_600_000;
  const none = toDecimal('0.00');
  return [
    {
      t: new Date(now - 20 * dayMs),
      received: toDecimal('1500.00'),
      sent: none,
      count: 1,
      only: {
        type: 'RECEIVED',
        network: 'BTC',
        symbol: 'BTC',
        amount: toDecimal('0.01500000'),
        toAddress: null,
      },
    },
    {
      t: new Date(now - 8 * dayMs),
      received: none,
      sent: toDecimal('700.00'),
      count: 3,
      only: null,
    },
  ];
}
