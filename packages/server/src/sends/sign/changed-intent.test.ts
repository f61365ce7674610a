import {
  formatAmount,
  getNetwork,
  isBillfoldError,
  isErrorCode,
  type Network,
  parseAmount,
} from '@billfold/core';
import { createAccount, createIntent, type TransactionIntent } from '@billfold/core/contract';
import { createIntentBody } from '@billfold/core/contract/requests';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AppRequest, type AppSend, reviewInApp } from '../../../test/app-send.ts';
import { holderWith, ledgerBalance, strangers } from '../../../test/funded.ts';
import { phrases } from '../../../test/ledger-wallet.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import type { Holder } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { reviewedSends, sendIntents } from '../../db/schema.ts';

const networks = oneOfEachKind(['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON']);
const parts = ['amount', 'recipient', 'asset', 'fee', 'network'] as const;
type Part = (typeof parts)[number];

const tokens = {
  ...{ BTC: 'USDT@ETH', LTC: 'USDT@ETH', ETH: 'USDT@ETH', BSC: 'USDT@BSC' },
  ...{ TRX: 'USDT@TRX', SOL: 'USDT@SOL', TON: 'NOTCOIN@TON' },
};

// Where there is time seven networks, times five parts, in each of three places: 105 changes by one unit.
describe.each(networks)(
  'a payment changed between review and signature (%s, S3, S4)',
  (network) => {
    const other: ServedNetwork = network === 'BTC' ? 'LTC' : 'BTC';
    let server: TestServer;
    let holder: Holder;
    let otherAccountId: string;
    beforeAll(async () => {
      server = await createTestServer();
      holder = await holderWith(server, ['100'], network);
      const { walletId } = holder;
      const body = { name: other, cryptoCurrencyType: other, password: null, seedPhrase: null };
      const opened = await server.call(createAccount, { params: { walletId }, body }, holder);
      otherAccountId = opened.id;
    });

    /** Requires that nothing was signed, stored or broadcast. */
    const requireUntouched = async () => {
      expect(await server.context.db.$count(sendIntents)).toBe(0);
      expect(await ledgerBalance(server, strangers[network], network)).toBe(0n);
      expect(await ledgerBalance(server, foreignAddress(network), network)).toBe(0n);
    };
    /** Signs once for each part, each time after a review of its own, and returns the refusals by part. */
    const refusalsOf = async (app: AppSend, change: (part: Part) => Promise<void> | void) => {
      const refusals: unknown[] = [];
      for (const [at, part] of parts.entries()) {
        if (at > 0) await app.reviewAgain();
        await change(part);
        refusals.push(await refusalOf(app));
        await requireUntouched();
      }
      app.dispose();
      return refusals;
    };

    it('is refused by the app where the server echoes another one', async () => {
      let changed = 0;
      const app = await reviewInApp(server, holder, {
        onResponse: ({ url }, body) => {
          if (!url.endsWith('/intents')) return body;
          const part = parts[changed] ?? 'amount';
          changed += 1;
          return echoWith(part, z.parse(createIntent.response(), body));
        },
      });
      const refusals = await refusalsOf(app, () => {});
      expect(refusals).toEqual(
        parts.map((part) => (part === 'fee' ? 'fee_changed' : 'signer_unavailable')),
      );
      expect(app.requests.filter(isCreateCall)).toEqual([]);
    });

    const echoWith = (part: Part, intent: TransactionIntent): object => {
      const { decimals } = getNetwork(network);
      const more = (text: string) => formatAmount(parseAmount(text, decimals) + 1n, decimals);
      const changes: Readonly<Record<Part, object>> = {
        amount: { amount: more(intent.amount) },
        recipient: { recipient: foreignAddress(network) },
        asset: { asset: 'USDT' },
        fee: { fee: more(intent.fee) },
        network: { network: other },
      };
      return { ...intent, ...changes[part] };
    };

    it('is refused by the server where the request has another one', async () => {
      let changed: Part = 'amount';
      const app = await reviewInApp(server, holder, {
        onRequest: (request) => (isCreateCall(request) ? requestWith(changed, request) : request),
      });
      const refusals = await refusalsOf(app, (part) => {
        changed = part;
      });
      expect(refusals).toEqual(parts.map(() => 'intent_mismatch'));
      expect(app.requests.filter(({ body }) => hasSecret(body))).toHaveLength(parts.length);
    });

    const requestWith = (part: Part, request: AppRequest): AppRequest => {
      const { decimals } = getNetwork(network);
      const body = z.parse(z.looseObject({ amount: z.string() }), request.body);
      const asToken = { ...body, tokenId: tokens[network], gasLimit: null, gasPrice: null };
      const { feeRate: _, feeRateValue: __, ...token } = z.parse(z.looseObject({}), asToken);
      const changes: Readonly<Record<Part, Partial<AppRequest>>> = {
        amount: {
          body: {
            ...body,
            amount: formatAmount(parseAmount(body.amount, decimals) + 1n, decimals),
          },
        },
        recipient: { body: { ...body, destinationAddress: foreignAddress(network) } },
        asset: { url: `${request.url}/tokens`, body: token },
        fee: { body: { ...body, feeRate: 'High' } },
        network: { url: request.url.replace(holder.account.id, otherAccountId) },
      };
      return { ...request, ...changes[part] };
    };

    it('is refused by the server where its row has another one', async () => {
      const app = await reviewInApp(server, holder);
      const refusals = await refusalsOf(app, changeRow);
      expect(refusals).toEqual(parts.map(() => 'intent_mismatch'));
    });

    const changeRow = async (part: Part) => {
      const { db } = server.context;
      const [row] = await db.select().from(reviewedSends).orderBy(desc(reviewedSends.id)).limit(1);
      if (row === undefined) throw new Error('no review is stored');
      const order = z.parse(createIntentBody(), row.order);
      const { decimals } = getNetwork(network);
      const more = formatAmount(parseAmount(order.amount, decimals) + 1n, decimals);
      const changes: Readonly<Record<Part, Partial<typeof reviewedSends.$inferInsert>>> = {
        amount: { order: { ...order, amount: more } },
        recipient: { order: { ...order, destinationAddress: foreignAddress(network) } },
        asset: { order: { ...order, tokenId: tokens[network] } },
        fee: { feeUnits: row.feeUnits + 1n },
        network: { accountId: otherAccountId },
      };
      await db.update(reviewedSends).set(changes[part]).where(eq(reviewedSends.id, row.id));
    };
  },
);

/** Returns the code of the refusal: that of the server, or else that of the app. */
async function refusalOf(app: AppSend): Promise<string | undefined> {
  try {
    await app.sign();
    return undefined;
  } catch (error) {
    if (isErrorCode(error, 'api')) return error.serverCode;
    return isBillfoldError(error) ? error.code : `${error}`;
  }
}

const isCreateCall = ({ method, url }: AppRequest): boolean =>
  method === 'POST' && /\/transactions\/accounts\/[^/]+(\/tokens)?$/.test(url);

const hasSecret = (body: unknown): boolean =>
  z.safeParse(z.looseObject({ seedPhrase: z.string() }), body).success;

/** Returns an address of a wallet that is not the holder's. */
function foreignAddress(network: Network): string {
  const keyring = getKeyring(network, 'sandbox');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrases[1]), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}
