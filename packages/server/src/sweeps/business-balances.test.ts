import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type BusinessBalance,
  getBusinessBalances,
  ignoreTransfer,
  listUnmatched,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerBalance } from '../../test/funded.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { sweptShop } from '../../test/sweeps.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { unmatchedTransfer } from '../../test/unmatched-refunds.ts';
import { businesses } from '../db/schema.ts';
import { readPriced } from '../payments/read-price.ts';

const inWei = (amount: string): bigint => parseAmount(toDecimal(amount), 18);

async function load({ server, shop }: { readonly server: TestServer; readonly shop: Shop }) {
  const params = { businessId: shop.businessId };
  return (await server.call(getBusinessBalances, { params }, shop.owner)).data;
}

const pick = ({ available, incoming, collectable, total }: BusinessBalance) => ({
  available: inWei(available),
  incoming: inWei(incoming),
  collectable: inWei(collectable),
  total: inWei(total),
});

describe('GET /v1/dash/businesses/{businessId}/balances', () => {
  it('is empty for a business without funds', async () => {
    const server = await createTestServer();
    const shop = await openShop(server);
    expect(await load({ server, shop })).toEqual({ value: null, assets: [] });
  });

  it('has parts that add up to what the ledger has, before, during and after a sweep', async () => {
    const swept = await sweptShop('ETH', { funds: '2' });
    const { server, to, addresses } = swept;
    const purses = async () => {
      let sum = 0n;
      for (const address of addresses) sum += await ledgerBalance(server, address, 'ETH');
      return sum;
    };
    const [first] = (await load(swept)).assets;
    if (first === undefined) throw new Error('no balance');
    const atAddresses = await purses();
    expect(pick(first)).toEqual({
      ...{ available: inWei('2'), incoming: 0n, collectable: atAddresses },
      total: inWei('2') + atAddresses,
    });
    // Money without a confirmation is on the way, at either kind of address.
    await swept.pay(to, '0.5');
    await swept.pay(addresses[0] ?? '', '0.25');
    await swept.mine(0);
    const [more] = (await load(swept)).assets;
    if (more === undefined) throw new Error('no balance');
    expect(pick(more)).toEqual({
      ...{ available: inWei('2'), incoming: inWei('0.75'), collectable: atAddresses },
      total: inWei('2.75') + atAddresses,
    });
    await swept.mine(getNetwork('ETH').confirmations.final);
    const plan = await swept.plan();
    await swept.create(plan);
    const done = await swept.finish(plan.id);
    await swept.mine(getNetwork('ETH').confirmations.available);
    const [after] = (await load(swept)).assets;
    expect(inWei(after?.incoming ?? '1')).toBe(0n);
    expect(inWei(after?.available ?? '0')).toBe(inWei('2.5') + inWei(done.collected));
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(after?.total ?? '0'));
  });

  it('values each total in the currency of the business, and adds up what it shows', async () => {
    const swept = await sweptShop('ETH', { funds: '2' });
    const { server, shop } = swept;
    const setCurrency = (defaultCurrency: string) =>
      server.context.db
        .update(businesses)
        .set({ defaultCurrency })
        .where(eq(businesses.id, shop.businessId));
    await setCurrency('EUR');
    const { value, assets } = await load(swept);
    expect(assets).toHaveLength(1);
    expect(assets[0]?.value).toEqual({
      ...{ amount: expect.stringMatching(/^[1-9]\d*\.\d\d$/), currency: 'EUR' },
    });
    const sum = assets.reduce((all, each) => all + readPriced(each.value?.amount ?? '0'), 0n);
    expect(readPriced(value?.amount ?? '0')).toBe(sum);
    expect(value?.currency).toBe('EUR');
    await setCurrency('ETH');
    const own = await load(swept);
    expect(inWei(own.value?.amount ?? '0')).toBe(inWei(own.assets[0]?.total ?? '0'));
  });

  it('tells how much of a total came by open transfers without a payment', async () => {
    const asked = await unmatchedTransfer('ETH', { funds: '2' });
    const { server, shop, params } = asked;
    const read = async () => (await load(asked)).assets.map(({ unmatched }) => inWei(unmatched));
    // The coins of the account came without a payment too.
    expect(await read()).toEqual([inWei('3')]);
    const [balance] = (await load(asked)).assets;
    expect(inWei(balance?.total ?? '0')).toBe(inWei('3'));
    const { data } = await server.call(
      listUnmatched,
      { params: { businessId: shop.businessId }, query: {} },
      shop.owner,
    );
    const currency = balance?.value?.currency;
    expect(data.map(({ value }) => value?.currency)).toEqual([currency, currency]);
    // Money on its way to a payment address was asked for, so that none of it is unmatched.
    const asking = await askToBePaid(shop, { method: 'ETH' });
    const purse = asking.method?.address ?? '';
    await server.sandboxes.ETH.ledger.pay({ address: purse, amount: toBaseUnits(inWei('0.5')) });
    await asked.mine(0);
    expect(await read()).toEqual([inWei('3')]);
    await server.call(ignoreTransfer, { params }, shop.owner);
    expect(await read()).toEqual([inWei('2')]);
  });
});
