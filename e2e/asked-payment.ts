import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, type TestedNetwork } from './networks.ts';
import { mine } from './people.ts';
import { expect } from './product.ts';
import { askForPayment, call, type SettledShop } from './settled-shop.ts';

/** A payment that a payer outside pays. */
export interface Asked {
  readonly id: string;
  readonly address: string;
  /** Pays all that is due unless told otherwise, and returns the hash. */
  pay(paying?: Paying): Promise<string>;
  /** Pays what the checkout asks for now. */
  rest(): Promise<void>;
  /** Pays all that is due by a contract, which leaves no transaction to the address. */
  payByContract(): Promise<void>;
}

interface Paying {
  readonly percent?: bigint;
  /** Without the comment or the reference that the payment asks for. */
  readonly isUnmarked?: boolean;
  /** Instead of what was asked for. */
  readonly other?: { readonly asset: string; readonly amount: string; readonly on: TestedNetwork };
}

/** Waits until a page shows texts. */
export async function shows(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

/** Takes the newest blocks back, forgets transactions, and lets the chain go on. */
export async function takeBack(
  request: APIRequestContext,
  depth: number,
  dropped: readonly string[],
): Promise<void> {
  const data = { depth, dropTx: dropped };
  expect((await request.post('/v1/dev/sandbox/BTC/reorg', { data })).ok()).toBe(true);
  await mine(request, depth + 1, bitcoin);
}

/** Asks for 50 euros in a coin. */
export async function askFor(
  request: APIRequestContext,
  shop: SettledShop,
  method: string,
): Promise<Asked> {
  const id = await askForPayment(request, shop, { method });
  const { data } = await (await request.get(`/v1/checkout/${id}`)).json();
  const { address, memo, reference, network } = data.method;
  return {
    ...{ id, address },
    pay: async ({ percent = 100n, isUnmarked = false, other } = {}) => {
      const answer = await request.post(`/v1/dev/sandbox/${other?.on.code ?? network}/faucet`, {
        data: {
          ...{ address, asset: other?.asset ?? method },
          amount: other?.amount ?? partOf(data.due, percent),
          ...(memo === null || isUnmarked ? {} : { memo }),
          ...(reference === null || isUnmarked ? {} : { reference }),
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data.hash;
    },
    rest: async () => {
      const { data: now } = await (await request.get(`/v1/checkout/${id}`)).json();
      const paying = { address, asset: method, amount: now.remaining };
      const answer = await request.post(`/v1/dev/sandbox/${network}/faucet`, { data: paying });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    payByContract: async () => {
      await call(request, shop.key, {
        method: 'post',
        path: `/v1/merchant/test/payments/${id}/simulate`,
        data: { amount: data.due, confirmations: 40, replaceable: false, byContract: true },
      });
    },
  };
}

/** Returns a part of an amount in per cent, cut to its decimals. */
function partOf(amount: string, percent: bigint): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = String((BigInt(whole + fraction) * percent) / 100n);
  const padded = digits.padStart(fraction.length + 1, '0');
  return `${padded.slice(0, -fraction.length)}.${padded.slice(-fraction.length)}`;
}

/** Lets the time to pay run out. It is over once the networks of the payment have reached it. */
export async function runOutOfTime(
  request: APIRequestContext,
  networks: readonly TestedNetwork[],
): Promise<void> {
  const data = { advanceSeconds: 3_700 };
  expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
  for (const network of networks) await mine(request, 1, network);
}
