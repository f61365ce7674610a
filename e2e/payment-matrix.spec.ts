import type { APIRequestContext } from '@playwright/test';
import { type Asked, askFor, runOutOfTime, shows, takeBack } from './asked-payment.ts';
import { binance, bitcoin, ethereum, networks, solana, tron } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, mine, openAs, reorganise } from './people.ts';
import { expect } from './product.ts';
import { openShop } from './settled-shop.ts';

interface Row {
  readonly what: string;
  readonly method: 'BTC' | 'ETH' | 'SOL' | 'TON' | 'USDT@TRX';
  readonly happens: (asked: Asked, world: World) => Promise<void>;
  readonly payer: readonly (string | RegExp)[];
  readonly merchant: readonly (string | RegExp)[];
}

interface World {
  readonly request: APIRequestContext;
  /** Lets the time to pay run out. */
  readonly expire: () => Promise<void>;
  /** Asks for another payment of the same shop. */
  readonly ask: (method: string) => Promise<Asked>;
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
    merchant: ['Completed', 'Paid and final.'],
  },
  {
    what: 'all of it by a contract, which no transaction shows',
    method: 'ETH',
    happens: async (asked, { request }) => {
      await asked.payByContract();
      // Balances are asked for once a minute.
      const data = { advanceSeconds: 60 };
      expect((await request.post('/v1/dev/clock', { data })).ok()).toBe(true);
      // Two looks at balances that are final, so that blocks come between them.
      const mineAndLook = async () => {
        await mine(request, 20, ethereum);
        return statusOf(request, asked);
      };
      const waiting = { timeout: 120_000, intervals: [3_000] };
      await expect.poll(mineAndLook, waiting).toBe('COMPLETED');
    },
    payer: ['Payment complete', /0\.0\d+ ETH · Ethereum/],
    merchant: ['Completed', 'Paid and final.', 'Paid by a contract'],
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
      /\(€[\d.]+\) of €[\d.]+ arrived/,
      /check that 0\.0000\d+\sBTC arrives after the fee/,
    ],
    merchant: ['Underpaid', 'The customer can pay it with the same link.', 'Short by'],
  },
  {
    what: 'too little, until the time is over',
    method: 'ETH',
    happens: async ({ pay }, { request, expire }) => {
      await pay({ percent: 90n });
      await mine(request, 40, ethereum);
      await expire();
    },
    payer: ['Only part of the price arrived', 'Corner shop can accept it or send it back'],
    merchant: [
      'Underpaid',
      'Ask for it, accept less, or refund.',
      /Accept [^a]\S+/,
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
    payer: [
      'Payment complete',
      'You paid twice',
      /can send the second payment back to you: 0\.000\d+ BTC \(€[\d.]+\)/,
      'Transaction 2',
    ],
    merchant: ['Completed', 'Overpaid', 'Several transfers'],
  },
  {
    what: 'another coin',
    method: 'ETH',
    happens: async ({ pay }, { request }) => {
      await pay({ other: { asset: 'USDT@ETH', amount: '500', on: ethereum } });
      await mine(request, 2, ethereum);
    },
    payer: ['500 USDT arrived instead of ETH', 'Corner shop can accept or return them.'],
    merchant: ['Waiting for payment', 'Paid in another asset', '500 USDT', 'Not counted'],
  },
  {
    what: 'the coin of another network with the same addresses',
    method: 'ETH',
    happens: async ({ pay }, { request, ask }) => {
      await pay({ other: { asset: 'BSC', amount: '1', on: binance } });
      // One that is paid on that network, in a later block: what came before it has been looked at.
      const neighbour = await ask('BSC');
      await neighbour.pay();
      await mine(request, 40, binance);
      await expect.poll(() => statusOf(request, neighbour)).toBe('COMPLETED');
    },
    payer: ['Waiting for your payment', 'Send ETH on the Ethereum (ERC20) network only'],
    merchant: ['Waiting for payment', /Waiting for [\d.]+ ETH\./],
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
      'Do not pay again. Corner shop can accept it or send it back.',
    ],
    merchant: ['Paid late', 'arrived too late', 'Accept as paid'],
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
    merchant: ['Completed', 'Not counted'],
  },
  {
    what: 'once, and the payer took it back with a higher fee',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await bothShow('Do not change or cancel', 'Replaceable');
      const data = { hash, to: bitcoin.stranger, feeRate: '500' };
      const taken = await request.post('/v1/dev/sandbox/BTC/replace', { data });
      expect(taken.ok(), await taken.text()).toBe(true);
      await mine(request, 8, bitcoin);
    },
    payer: ['Waiting for your payment', 'Not counted'],
    merchant: ['Waiting for payment', 'Not counted'],
  },
  {
    what: 'nothing in the end: its network forgot it',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await bothShow('Payment received', 'Confirming');
      await takeBack(request, 1, [hash]);
    },
    payer: ['Waiting for your payment'],
    merchant: ['Waiting for payment', 'Not counted'],
  },
  {
    what: 'in a block that was taken back before the end',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await mine(request, 2, bitcoin);
      await bothShow('Payment complete', 'Confirmed');
      await takeBack(request, 2, [hash]);
    },
    payer: ['Payment did not go through', 'The network did not keep your transaction'],
    merchant: ['Invalid', 'Undone by the network', /is not paid|no longer counts as paid/],
  },
  {
    what: 'in a block that was taken back after the end',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      const hash = await pay();
      await mine(request, 8, bitcoin);
      await bothShow('Payment complete', 'Completed');
      await takeBack(request, 8, [hash]);
    },
    payer: ['Payment did not go through', 'The network did not keep your transaction'],
    merchant: ['Invalid', 'Undone by the network', /is not paid|no longer counts as paid/],
  },
  {
    what: 'in a block that was taken back, and then in another one',
    method: 'BTC',
    happens: async ({ pay }, { request, bothShow }) => {
      await pay();
      await mine(request, 2, bitcoin);
      await bothShow('Payment complete', 'Confirmed');
      await reorganise(request, 2, bitcoin);
      await mine(request, 1, bitcoin);
      await bothShow('is confirming your payment again', 'Confirming');
      await mine(request, 8, bitcoin);
    },
    payer: ['Payment complete', 'Nothing more to do'],
    merchant: ['Completed', 'Paid and final.'],
  },
  {
    what: 'all of it in a token, at an address that payments have by turns',
    method: 'USDT@TRX',
    happens: async ({ pay }, { request, bothShow }) => {
      await pay();
      await bothShow('Payment received', 'Confirming');
      await mine(request, 40, tron);
    },
    payer: ['Payment complete', /[\d.]+ USDT · Tron/],
    merchant: ['Completed', 'Paid and final.', /Arrived\s*[\d.]+\s*USDT/],
  },
  {
    what: 'all of it without the reference',
    method: 'SOL',
    happens: async ({ pay }, { request }) => {
      await pay({ isUnmarked: true });
      await mine(request, 40, solana);
    },
    payer: ['Payment complete', /[\d.]+ SOL · Solana/],
    merchant: ['Completed', 'Paid and final.'],
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
  test.setTimeout(600_000);
  const owner = await createOwner(request, []);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'BSC', 'SOL', 'TON', 'USDT@TRX']);
  const merchant = await context.newPage();
  await payer.setViewportSize({ width: 390, height: 844 });
  await openAs(merchant, owner, '/payments/payments');
  const ask = (method: string) => askFor(request, shop, method);
  const bothShow = async (ofPayer: string, ofMerchant: string): Promise<void> => {
    await shows(payer, [ofPayer]);
    await shows(merchant, [ofMerchant]);
  };
  const expire = () => runOutOfTime(request, [bitcoin, ethereum]);

  for (const { what, method, happens, ...says } of rows)
    await test.step(what, async () => {
      const asked = await ask(method);
      await payer.goto(`/pay/${asked.id}`);
      await merchant.goto(`/payments/payments/${asked.id}`);
      await bothShow('Waiting for your payment', 'Waiting for payment');
      await happens(asked, { request, ask, expire, bothShow });
      await shows(payer, says.payer);
      await shows(merchant, says.merchant);
    });
});

async function statusOf(request: APIRequestContext, { id }: Asked): Promise<string> {
  return (await (await request.get(`/v1/checkout/${id}`)).json()).data.status;
}
