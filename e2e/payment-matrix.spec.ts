import type { APIRequestContext, Page } from '@playwright/test';
import { binance, bitcoin, ethereum, networks, type TestedNetwork } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, mine, openAs } from './people.ts';
import { expect } from './product.ts';
import { askForPayment, call, openShop, type SettledShop } from './settled-shop.ts';

/** A payment that somebody outside pays. */
interface Asked {
  readonly id: string;
  readonly address: string;
  /** Pays all that is due unless told otherwise, and returns the hash. */
  pay(paying?: Paying): Promise<string>;
  /** Pays all that is due by a contract, which leaves no transaction to the address. */
  payByContract(): Promise<void>;
}

interface Paying {
  readonly percent?: bigint;
  /** Without the comment that the payment asks for. */
  readonly isUnmarked?: boolean;
  /** Instead of what was asked for. */
  readonly other?: { readonly asset: string; readonly amount: string; readonly on: TestedNetwork };
}

interface Row {
  readonly what: string;
  readonly method: 'BTC' | 'ETH' | 'TON';
  readonly happens: (asked: Asked, world: World) => Promise<void>;
  readonly payer: readonly (string | RegExp)[];
  readonly merchant: readonly (string | RegExp)[];
}

interface World {
  readonly request: APIRequestContext;
  /** Lets the time to pay run out. */
  readonly expire: () => Promise<void>;
  /** Waits until both pages show a text. */
  readonly bothShow: (payer: string, merchant: string) => Promise<void>;
}

const [ton] = networks.filter(({ code }) => code === 'TON');
if (ton === undefined) throw new Error('TON is not among the networks');

const rows: readonly Row[] = [
  {
    what: 'all of it',
    method: 'ETH',
    happens: async ({ pay }, { request }) => {
      await pay();
      await mine(request, 40, ethereum);
    },
    payer: ['Payment complete', 'Nothing more to do'],
    merchant: ['Completed', 'Paid and confirmed.'],
  },
  {
    what: 'all of it by a contract, which no transaction shows',
    method: 'ETH',
    happens: async ({ id, payByContract }, { request }) => {
      await payByContract();
      // Balances are asked for once a minute.
      const data = { advanceSeconds: 60 };
      expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
      // Two looks at balances that are final, so that blocks come between them.
      const statusOf = async () => {
        await mine(request, 20, ethereum);
        return (await (await request.get(`/v1/checkout/${id}`)).json()).data.status;
      };
      const waiting = { timeout: 120_000, intervals: [3_000] };
      await expect.poll(statusOf, waiting).toBe('COMPLETED');
    },
    payer: ['Payment complete', /0\.0\d+ ETH · Ethereum/],
    merchant: ['Completed', 'Paid and confirmed.', 'Paid by a contract'],
  },
  {
    what: 'too little, while there is time',
    method: 'BTC',
    happens: async ({ pay }, { request }) => {
      await pay({ percent: 90n });
      await mine(request, 2, bitcoin);
    },
    payer: [
      /Send the remaining 0\.0000\d+\sBTC/,
      /€[\d.]+ of €[\d.]+ arrived/,
      'Many exchanges deduct a fee from each amount',
    ],
    merchant: ['Underpaid', 'The customer can still pay the rest.', 'Short by'],
  },
  {
    what: 'too little, until the time is over',
    method: 'ETH',
    happens: async ({ pay }, { request, expire }) => {
      await pay({ percent: 90n });
      await mine(request, 40, ethereum);
      await expire();
    },
    payer: ['Only part of the price arrived', 'Ask Corner shop to accept it or send it back'],
    merchant: [
      'Underpaid',
      'Accept it, or ask for the rest.',
      /Accept \S+ as paid/,
      'Ask for the rest',
    ],
  },
  {
    what: 'too much',
    method: 'BTC',
    happens: async ({ pay }, { request }) => {
      await pay({ percent: 150n });
      await mine(request, 8, bitcoin);
    },
    payer: ['Corner shop has your payment.', /You sent 0\.000\d+ BTC \(€[\d.]+\) too much/],
    merchant: ['Completed', 'Overpaid', 'You can ship', 'too much'],
  },
  {
    what: 'all of it twice',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      await pay();
      await bothShow('Payment received', 'Confirming');
      await pay();
      await mine(request, 8, bitcoin);
    },
    payer: ['Payment complete', /You sent 0\.000\d+ BTC \(€[\d.]+\) too much/, 'Paid with 2'],
    merchant: ['Completed', 'Overpaid', 'Several transfers'],
  },
  {
    what: 'another coin',
    method: 'ETH',
    happens: async ({ pay }, { request }) => {
      await pay({ other: { asset: 'USDT@ETH', amount: '500', on: ethereum } });
      await mine(request, 2, ethereum);
    },
    payer: ['Another coin arrived at this address', 'Waiting for your payment'],
    merchant: ['Waiting for payment', 'Wrong asset', '500 USDT', "Doesn't count"],
  },
  {
    what: 'the coin of another network with the same addresses',
    method: 'ETH',
    happens: async ({ pay }, { request }) => {
      await pay({ other: { asset: 'BSC', amount: '1', on: binance } });
      await mine(request, 2, binance);
    },
    payer: ['Waiting for your payment', 'Send ETH on the Ethereum network only'],
    merchant: ['Waiting for payment', 'Nothing has arrived yet.'],
  },
  {
    what: 'all of it, too late',
    method: 'ETH',
    happens: async ({ pay }, { request, expire }) => {
      await expire();
      await pay();
      await mine(request, 2, ethereum);
    },
    payer: [
      'Your payment arrived late',
      'Do not pay again: Corner shop accepts it or sends it back',
    ],
    merchant: ['Paid late', 'arrived too late', /Accept \S+ as paid/],
  },
  {
    what: 'the coin that was chosen first',
    method: 'BTC',
    happens: async ({ id, pay }, { request }) => {
      const data = { asset: 'ETH', network: 'ETH' };
      expect((await request.post(`/v1/checkout/${id}/select`, { data })).ok()).toBe(true);
      await pay();
      await mine(request, 8, bitcoin);
    },
    payer: ['Payment complete', /0\.000\d+ BTC · Bitcoin/],
    merchant: ['Completed', /Arrived\s*0\.000\d+\s*BTC/],
  },
  {
    what: 'once, with a fee that was raised on the way',
    method: 'BTC',
    happens: async ({ address, pay }, { request, bothShow }) => {
      const hash = await pay();
      await bothShow('Do not change or cancel', 'Replaceable');
      const data = { hash, to: address, feeRate: '500' };
      const raised = await request.post('/v1/dev/sandbox/BTC/replace', { data });
      expect(raised.ok(), await raised.text()).toBe(true);
      await mine(request, 8, bitcoin);
    },
    payer: ['Payment complete'],
    merchant: ['Completed', "Doesn't count"],
  },
  {
    what: 'nothing in the end: its network forgot it',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await bothShow('Payment received', 'Confirming');
      await takeBack(request, 1, hash);
    },
    payer: ['Waiting for your payment'],
    merchant: ['Waiting for payment', "Doesn't count"],
  },
  {
    what: 'in a block that was taken back before the end',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await mine(request, 2, bitcoin);
      await bothShow('Payment complete', 'Confirmed');
      await takeBack(request, 2, hash);
    },
    payer: ['Payment did not go through', 'The network dropped your transaction'],
    merchant: ['Invalid', 'Reorganised', 'no longer counts as paid'],
  },
  {
    what: 'in a block that was taken back after the end',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await mine(request, 8, bitcoin);
      await bothShow('Payment complete', 'Completed');
      await takeBack(request, 8, hash);
    },
    payer: ['Payment did not go through', 'The network dropped your transaction'],
    merchant: ['Invalid', 'Reorganised', 'no longer counts as paid'],
  },
  {
    what: 'all of it without the comment',
    method: 'TON',
    happens: async ({ pay }, { request }) => {
      await pay({ isUnmarked: true });
      await mine(request, 20, ton);
    },
    payer: ['Payment complete'],
    merchant: ['Completed'],
  },
];

test.use({ variables: movableClock });

test('R-PAY-02: payer and merchant see the same end of each payment', async ({
  page: payer,
  context,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the payer has a phone here too, and the merchant a desk');
  // Each of twenty payments is made, and most wait for blocks.
  test.slow();
  const owner = await createOwner(request, []);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'TON']);
  const merchant = await context.newPage();
  await payer.setViewportSize({ width: 390, height: 844 });
  await openAs(merchant, owner, '/payments/payments');
  const open = async (method: string): Promise<Asked> => {
    const asked = await askFor(request, shop, method);
    await payer.goto(`/pay/${asked.id}`);
    await merchant.goto(`/payments/payments/${asked.id}`);
    await bothShow('Waiting for your payment', 'Waiting for payment');
    return asked;
  };
  const bothShow = async (ofPayer: string, ofMerchant: string): Promise<void> => {
    await shows(payer, [ofPayer]);
    await shows(merchant, [ofMerchant]);
  };
  const expire = async (): Promise<void> => {
    const data = { advanceSeconds: 3_700 };
    expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
    // The time of a payment is over once its network has reached it.
    for (const network of [bitcoin, ethereum, ton]) await mine(request, 1, network);
  };

  for (const { what, method, happens, ...says } of rows)
    await test.step(what, async () => {
      await happens(await open(method), { request, expire, bothShow });
      await shows(payer, says.payer);
      await shows(merchant, says.merchant);
    });

  await test.step('too little without the comment: a member says for what it is', async () => {
    const { pay } = await open('TON');
    await pay({ isUnmarked: true, percent: 97n });
    await mine(request, 20, ton);
    await bothShow('Waiting for your payment', 'Nothing has arrived yet.');
    const page = await context.newPage();
    await page.goto('/payments/unmatched');
    await page.getByRole('button', { name: /^Assign \d/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It then counts as');
    await dialog.getByRole('button', { name: 'Assign transfer' }).click();
    await expect(dialog).toBeHidden();
    await page.close();
    await bothShow('Send the remaining', 'Underpaid');
  });

  await test.step('too little by the fee of an exchange: the business takes it', async () => {
    const { pay } = await open('BTC');
    await pay({ percent: 95n });
    await mine(request, 8, bitcoin);
    await bothShow('Send the remaining', 'Underpaid');
    await expire();
    await bothShow('Only part of the price arrived', 'Accept it, or ask for the rest.');
    await merchant.getByRole('button', { name: /Accept \S+ as paid/ }).click();
    const dialog = merchant.getByRole('dialog');
    await dialog.getByRole('button', { name: /Accept \S+ as paid/ }).click();
    await bothShow('Payment complete', 'Completed');
  });

  await test.step('all of it, too late, where the business takes what is enough', async () => {
    const path = `/v1/dash/businesses/${shop.businessId}/settings/payments`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const { data: settings } = await (await request.get(path, { headers })).json();
    const data = { ...settings, latePolicy: 'ACCEPT_LATE_IF_ENOUGH', toleranceBps: 1_000 };
    await call(request, owner.token, { method: 'put', path, data });
    const { pay } = await open('BTC');
    await expire();
    await bothShow('Time to pay has run out', 'Expired');
    await pay();
    await mine(request, 8, bitcoin);
    await bothShow('Payment complete', 'Completed');
  });
});

async function shows(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

/** Takes the newest blocks back, forgets a transaction, and lets the chain go on. */
async function takeBack(request: APIRequestContext, depth: number, hash: string): Promise<void> {
  const data = { depth, dropTx: [hash] };
  expect((await request.post('/v1/dev/sandbox/BTC/reorg', { data })).ok()).toBe(true);
  await mine(request, depth + 1, bitcoin);
}

async function askFor(
  request: APIRequestContext,
  shop: SettledShop,
  method: string,
): Promise<Asked> {
  const id = await askForPayment(request, shop, { method });
  const { data } = await (await request.get(`/v1/checkout/${id}`)).json();
  const { address, memo, network } = data.method;
  return {
    ...{ id, address },
    pay: async ({ percent = 100n, isUnmarked = false, other } = {}) => {
      const answer = await request.post(`/v1/dev/sandbox/${other?.on.code ?? network}/faucet`, {
        data: {
          ...{ address, asset: other?.asset ?? method },
          amount: other?.amount ?? partOf(data.due, percent),
          ...(memo === null || isUnmarked ? {} : { memo }),
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data.hash;
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
