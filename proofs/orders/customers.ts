// Orders of customers, each paid in its own way.
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../bench/load/api.mjs';
import { until } from '../../bench/load/api.mjs';
import { onServer } from '../../scripts/postgres.mjs';
import { toUnits } from '../processes/person.ts';
import { attempt, insist } from './insist.ts';
import type { Ledger, Place } from './ledger.ts';

/** Ways to pay, each with the asset that is asked for first. */
const ways = [
  { name: 'exact', method: 'BTC' },
  { name: 'exact', method: 'TRX' },
  { name: 'exact', method: 'TON' },
  { name: 'in two parts', method: 'ETH' },
  { name: 'too much', method: 'BTC' },
  { name: 'in two assets', method: 'BTC' },
  { name: 'taken back', method: 'LTC' },
  { name: 'never', method: 'ETH' },
  { name: 'late', method: 'BTC' },
  { name: 'cancelled', method: 'TRX' },
] as const;
export type Way = (typeof ways)[number]['name'];

export interface Order {
  readonly orderId: string;
  readonly way: Way;
  /** Payment that was answered for it. */
  readonly id: string;
}

/** Fields of a payment that the proof reads. */
export interface Payment {
  readonly id: string;
  readonly status: string;
  readonly paidState: string;
  readonly flags: readonly string[];
  readonly due: string;
  readonly seen: string;
  readonly method: Place;
}

export interface Shop {
  /** The merchant API with a key. */
  readonly api: Api;
  readonly ledger: Ledger;
  readonly databaseUrl: string;
}

/** Creates the order `number` and pays it in its turn of the ways. */
export async function playOrder(shop: Shop, number: number): Promise<Order> {
  const way = ways[number % ways.length] ?? ways[0];
  const orderId = `order-${number}`;
  const body = { price: { amount: '25.00', currency: 'EUR' }, method: way.method, orderId };
  const key = { 'idempotency-key': orderId };
  const payment = await insist(shop.api, 'POST', '/v1/merchant/payments', body, key);
  await plays[way.name](shop, payment);
  return { orderId, way: way.name, id: payment.id };
}

const plays: Readonly<Record<Way, (shop: Shop, payment: Payment) => Promise<void>>> = {
  exact: (shop, payment) =>
    payment.method.network === 'TON'
      ? payWithComment(shop, payment)
      : payShare(shop, payment, 100n),
  'in two parts': async (shop, payment) => {
    await payShare(shop, payment, 60n);
    await reach(shop, payment, ({ seen }) => toUnits(seen) > 0n);
    await payShare(shop, payment, 100n);
  },
  'too much': (shop, payment) => payShare(shop, payment, 130n),
  'in two assets': async (shop, payment) => {
    const path = `/v1/merchant/payments/${payment.id}/select-method`;
    const body = { asset: 'ETH', network: 'ETH' };
    const key = { 'idempotency-key': `select-${payment.id}` };
    await insist(shop.api, 'POST', path, body, key);
    await payShare(shop, payment, 50n);
    // The rest is due now, in the asset that was chosen last.
    await payShare(shop, await reach(shop, payment, isUnderpaid), 100n);
  },
  'taken back': alone(async (shop, payment) => {
    await payShare(shop, payment, 100n);
    await shop.ledger.mine(payment.method.network, 6);
    await reach(shop, payment, ({ status }) => status === 'CONFIRMED' || status === 'COMPLETED');
    await shop.ledger.drop(payment.method);
    await reach(shop, payment, ({ status }) => status === 'INVALID');
  }),
  never: endWindow,
  late: async (shop, payment) => {
    await endWindow(shop, payment);
    await reach(shop, payment, ({ status }) => status === 'EXPIRED');
    await payShare(shop, payment, 100n);
  },
  cancelled: async (shop, payment) => {
    const key = { 'idempotency-key': `cancel-${payment.id}` };
    await insist(shop.api, 'POST', `/v1/merchant/payments/${payment.id}/cancel`, {}, key);
  },
};

/** Pays until the address has received a share of what is due, in per cent. */
async function payShare({ ledger }: Shop, { method, due }: Payment, share: bigint): Promise<void> {
  const [, decimals = ''] = due.split('.');
  const step = 10n ** BigInt(18 - decimals.length);
  await ledger.payUpTo(method, ((toUnits(due) * share) / 100n / step) * step);
}

/**
 * Pays on an address that all payments share. Where the answer is lost and nothing was seen for a while, the
 * customer pays again, as people do.
 */
async function payWithComment(shop: Shop, payment: Payment): Promise<void> {
  const path = `/v1/merchant/test/payments/${payment.id}/simulate`;
  const body = { amount: payment.due, confirmations: 0, replaceable: false };
  const isSeen = ({ seen }: Payment) => toUnits(seen) > 0n;
  for (;;) {
    if ((await attempt(shop.api, 'POST', path, body)) !== null) return;
    if (await reach(shop, payment, isSeen, 20_000).then(yes, no)) return;
  }
}

const isUnderpaid = ({ paidState }: Payment): boolean => paidState === 'UNDERPAID';
const yes = (): boolean => true;
const no = (): boolean => false;

/** Ends the window of a payment now: the shortest that can be asked for has five minutes. */
async function endWindow({ databaseUrl }: Shop, { id }: Payment): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    await client.query('update payments set expires_at = now() where id = $1', [id]);
    await client.query('update payment_quotes set expires_at = now() where payment_id = $1', [id]);
  });
}

/** Waits for a state of a payment, and returns the payment. */
export async function reach(
  { api }: Shop,
  { id }: Pick<Payment, 'id'>,
  isReached: (payment: Payment) => boolean,
  withinMs = 180_000,
): Promise<Payment> {
  const load = (): Promise<Payment> => insist(api, 'GET', `/v1/merchant/payments/${id}`);
  let payment = await load();
  const look = async () => {
    payment = await load();
    return isReached(payment);
  };
  await until(`a state of ${id}`, look, { withinMs, everyMs: 200 });
  return payment;
}

/** Lets one payment after the other be played: what one ledger takes back takes back what was built on it. */
function alone(play: (shop: Shop, payment: Payment) => Promise<void>) {
  let last = Promise.resolve();
  return (shop: Shop, payment: Payment): Promise<void> => {
    const turn = last.then(() => play(shop, payment));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Mines blocks, and takes some back again, until the end. */
export async function keepMining({ ledger }: Shop, isOver: () => boolean): Promise<number> {
  let reorganisations = 0;
  while (!isOver())
    for (const network of ['BTC', 'ETH', 'TRX', 'LTC', 'TON']) {
      await ledger.mine(network, 1);
      if ((network === 'BTC' || network === 'ETH') && Math.random() < 0.25) {
        await ledger.reorganise(network, 1 + Math.floor(Math.random() * 2));
        reorganisations += 1;
      }
      await pause(100);
    }
  return reorganisations;
}
