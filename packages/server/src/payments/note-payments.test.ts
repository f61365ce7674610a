import { getNetwork, parseAmount, toBaseUnits, toDecimal, tokensOf } from '@billfold/core';
import { getMerchantPayment, type Payment } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import { merchantEvents } from '../db/schema.ts';

interface Paying {
  /** In main units; all that is due unless given. */
  readonly amount?: string;
  /** Without the comment and the reference that the payment asks for. */
  readonly isUnmarked?: boolean;
}

async function setUp(method: string) {
  const server = await createTestServer();
  const shop = await openShop(server, [method]);
  const payment = await askToBePaid(shop, { method });
  const asset = findNamedAsset(method);
  if (asset === undefined || payment.method === null) throw new Error(`no method ${method}`);
  const { network } = asset;
  const { ledger } = server.sandboxes[network];
  const token = tokensOf(network).find(({ id }) => id === asset.id);
  const { address, memo, reference } = payment.method;

  const { decimals } = asset;
  const due = payment.due ?? '0';

  async function pay({ amount = due, isUnmarked = false }: Paying = {}): Promise<string> {
    const paid = await ledger.pay({
      ...{ address, amount: parseAmount(amount, decimals) },
      ...(token === undefined ? {} : { token }),
      ...(memo === null || isUnmarked ? {} : { memo }),
      ...(reference === null || isUnmarked ? {} : { references: [reference] }),
    });
    if (paid.outcome !== 'sent') throw new Error(`the payer's node answers ${paid.outcome}`);
    return paid.hash;
  }
  return {
    ...{ server, shop, payment, network, ledger, pay },
    partOf: (percent: bigint) =>
      toDecimal(toBaseUnits((parseAmount(due, decimals) * percent) / 100n), { decimals }),
    look: () => confirm(server, 0, network),
    mine: (blocks: number) => confirm(server, blocks, network),
    state: () => load(server, shop, payment),
    events: () => eventsOf(server, payment),
  };
}

async function load(server: TestServer, shop: Shop, { id }: Payment): Promise<Payment> {
  const { data } = await server.call(getMerchantPayment, { params: { id } }, shop.key);
  return data;
}

async function eventsOf(server: TestServer, { id }: Payment): Promise<readonly string[]> {
  const rows = await server.context.db
    .select({ type: merchantEvents.type, sequence: merchantEvents.sequence })
    .from(merchantEvents)
    .where(eq(merchantEvents.objectId, id))
    .orderBy(asc(merchantEvents.sequence));
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ type }) => type.replace('payment.', ''));
}

describe.each([...servedNetworks, 'USDT@ETH', 'USDT@TRX'])('a payment in %s', (method) => {
  it('is detected, confirmed and completed as its network confirms it', async () => {
    const { network, pay, look, mine, state, events } = await setUp(method);
    const { available, final } = getNetwork(network).confirmations;
    await pay();
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    await mine(available);
    expect(await state()).toMatchObject({
      status: available === final ? 'COMPLETED' : 'CONFIRMED',
      confirmations: { current: available },
    });
    if (final > available) await mine(final - available);
    const completed = await state();
    expect(completed).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
    expect(completed.seen).toBe(completed.due);
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
    await mine(2);
    expect(await events()).toHaveLength(4);
  });

  it('stays open while too little came, and goes on with the rest', async () => {
    const { pay, partOf, look, state, events } = await setUp(method);
    await pay({ amount: partOf(40n) });
    await look();
    const open = await state();
    expect(open).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    await pay({ amount: open.shortBy });
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    expect((await state()).flags).toContain('multiple');
    expect(await events()).toEqual(['created', 'attention', 'detected']);
  });
});
