import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import { getFees } from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  rebroadcast,
  send,
  sendRequest,
  strangers,
} from '../../../test/funded.ts';
import { isThorough } from '../../../test/is-thorough.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { sendIntents, transactions } from '../../db/schema.ts';

/** A hundred on real chains in `npm run prove exactly-once`, a hundred here in `npm run prove postgres`. */
const count = isThorough ? 100 : 10;
const rivals = Math.max(30, count);
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

/** Two servers on one database, as processes are. On PostgreSQL their transactions run side by side. */
describe('many sends of one account at once', () => {
  let servers: readonly TestServer[];
  beforeEach(async () => {
    const prepared = await testServerOptions();
    const options = { ...prepared.options, isOnlyProcess: false };
    const env = { ...options.env, rateLimits: false };
    servers = [
      await createTestServer({}, { ...prepared, options: { ...options, env } }),
      await createTestServer({}, { ...prepared, options: { ...options, env } }),
    ];
  });
  const first = (): TestServer => {
    const [server] = servers;
    if (server === undefined) throw new Error('There are no servers.');
    return server;
  };
  const rowsOf = async (network: ServedNetwork) =>
    (await first().context.db.select().from(sendIntents)).filter(
      (intent) => intent.network === network,
    );
  const received = (network: ServedNetwork) => ledgerBalance(first(), strangers[network], network);

  /** Each under a key of its own, at both servers. Answers the hashes by key. */
  const sendAll = async (holder: Holder, amount: string) => {
    const keys = Array.from({ length: count }, (_, at) => `key-${at}`);
    const body = { ...secret, amount: toDecimal(amount) };
    return Promise.all(
      keys.map(async (key) => {
        const sent = await Promise.all(servers.map((each) => send(each, holder, { ...body, key })));
        return sent.map(({ hash }) => hash);
      }),
    );
  };
  const expectOneEach = (hashes: readonly (readonly string[])[]) => {
    for (const [one, other] of hashes) expect(other).toBe(one);
    expect(new Set(hashes.flat()).size).toBe(count);
  };
  const settle = async (network: ServedNetwork) => {
    await rebroadcast(first());
    await confirm(first(), 1, network);
  };

  it('have nonces without a gap, one transaction per key, and all arrive', async () => {
    const holder = await holderWith(first(), ['3', '2'], 'ETH');
    expectOneEach(await sendAll(holder, '0.01'));
    const nonces = (await rowsOf('ETH')).map(({ nonce }) => Number(nonce));
    expect(nonces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
    await settle('ETH');
    expect(await received('ETH')).toBe(BigInt(count) * parseAmount('0.01', 18));
  });

  it.each(['BTC', 'ETH'] as const)(
    'S40: of many that send all there is of %s one is taken',
    async (network) => {
      const holder = await holderWith(first(), ['0.5'], network);
      const place = placeOf(holder);
      const query = { amount: toDecimal('0'), toAddress: '', feeRate: 'Medium' } as const;
      const fees = await first().call(getFees, { params: place, query }, holder);
      const { decimals } = getNetwork(network);
      const all = parseAmount(fees.maximumAmount, decimals);
      const amount = toDecimal(toBaseUnits(all - parseAmount(fees.estimatedFee, decimals)), {
        decimals,
      });
      const destinationAddress = strangers[network];
      const body = sendRequest({ ...secret, amount, destinationAddress, sendingMax: true });
      const statuses = await Promise.all(
        Array.from({ length: rivals }, async (_, at) => {
          const answer = await servers[at % 2]?.app.inject({
            method: 'POST',
            url: `/api/wallets/${place.walletId}/transactions/accounts/${place.accountId}`,
            headers: { authorization: `Bearer ${holder.token}`, 'idempotency-key': `all-${at}` },
            payload: body,
          });
          return answer?.statusCode;
        }),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(
        rivals - 1,
      );
      expect(await rowsOf(network)).toHaveLength(1);
      await settle(network);
      expect(await received(network)).toBe(parseAmount(amount, decimals));
      expect(await balanceOf(first(), holder)).toEqual({
        available: toDecimal(toBaseUnits(0n), { decimals }),
        pending: toDecimal(toBaseUnits(0n), { decimals }),
      });
    },
  );

  it('spend no output twice, and all arrive', async () => {
    const network = 'BTC';
    const holder = await holderWith(first(), Array(Math.max(4, count / 4)).fill('0.3'), network);
    expectOneEach(await sendAll(holder, '0.01'));
    const keyring = getKeyring(network, 'sandbox');
    if (keyring.family !== 'utxo') throw new TypeError(`${network} spends no outputs`);
    const spent = (await rowsOf(network)).flatMap(({ rawTransaction }) =>
      keyring
        .decodeTransfer(rawTransaction ?? new Uint8Array())
        .inputs.map(({ hash, index }) => `${hash}:${index}`),
    );
    expect(spent.length).toBeGreaterThanOrEqual(count);
    expect(new Set(spent).size).toBe(spent.length);
    await settle(network);
    expect(await received(network)).toBe(BigInt(count) * parseAmount('0.01', 8));
    const rows = await first().context.db.select().from(transactions);
    expect(rows.every(({ endedAs, blockHeight }) => endedAs === null && blockHeight !== null)).toBe(
      true,
    );
  });
});
