import { toDecimal } from '@billfold/core';
import {
  type BusinessRole,
  type CreateSaleItem,
  createSaleItem,
  deleteSaleItem,
  listAudit,
  listSaleItems,
  mostSaleItems,
  type SaleItem,
  type UpdateSaleItem,
  updateSaleItem,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { businessMembers, saleItems } from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
});

const place = () => ({ businessId: shop.businessId });
const priceOf = (amount: string, currency = 'EUR') => ({ amount: toDecimal(amount), currency });
const save = async (name: string, item: Partial<CreateSaleItem> = {}, by?: Person) =>
  (
    await server.call(
      createSaleItem,
      { params: place(), body: { name, price: priceOf('2.75'), ...item } },
      by ?? shop.owner,
    )
  ).data;
const change = async ({ id }: SaleItem, body: UpdateSaleItem) =>
  (await server.call(updateSaleItem, { params: { ...place(), id }, body }, shop.owner)).data;
const remove = ({ id }: SaleItem) =>
  server.call(deleteSaleItem, { params: { ...place(), id } }, shop.owner);
const list = async (by?: Person) =>
  (await server.call(listSaleItems, { params: place() }, by ?? shop.owner)).data;
const names = async () => (await list()).map(({ name }) => name);

describe('saved items', () => {
  it('are listed in the order in which they were saved, with exact prices', async () => {
    await save('Coffee', { price: priceOf('2.7') });
    await save('Tea', { price: priceOf('300', 'JPY') });
    await save('Sticker', { price: priceOf('0.00000001', 'BTC') });
    expect(await list()).toMatchObject([
      { name: 'Coffee', price: { amount: '2.70', currency: 'EUR' }, object: 'sale_item' },
      { name: 'Tea', price: { amount: '300', currency: 'JPY' } },
      { name: 'Sticker', price: { amount: '0.00000001', currency: 'BTC' } },
    ]);
  });

  it('take a place among the others when they are saved or moved', async () => {
    const coffee = await save('Coffee');
    await save('Tea');
    const cake = await save('Cake', { position: 0 });
    expect(await names()).toEqual(['Cake', 'Coffee', 'Tea']);
    await change(cake, { position: 1 });
    expect(await names()).toEqual(['Coffee', 'Cake', 'Tea']);
    await change(cake, { position: 199 });
    expect(await names()).toEqual(['Coffee', 'Tea', 'Cake']);
    await remove(coffee);
    await save('Juice');
    expect(await names()).toEqual(['Tea', 'Cake', 'Juice']);
  });

  it('refuse bad names and prices at their fields', async () => {
    const refused = (item: Partial<CreateSaleItem>) => {
      const body = { name: 'Coffee', price: priceOf('2'), ...item };
      return server.refusal(createSaleItem, { params: place(), body }, shop.owner);
    };
    expect(await refused({ name: '  ' })).toMatchObject({ fields: { name: [expect.anything()] } });
    expect(await refused({ name: 'x'.repeat(101) })).toMatchObject({
      fields: { name: [expect.anything()] },
    });
    const amounts = [priceOf('0'), priceOf('2.755'), priceOf('1'.repeat(17))];
    for (const price of amounts)
      expect(await refused({ price }), price.amount).toMatchObject({
        ...{ status: 400, fields: { 'price.amount': [expect.anything()] } },
      });
    expect(await refused({ price: priceOf('2', 'XYZ') })).toMatchObject({
      ...{ code: 'CURRENCY_UNSUPPORTED', fields: { 'price.currency': [expect.anything()] } },
    });
    const coffee = await save('Coffee');
    const request = {
      params: { ...place(), id: coffee.id },
      body: { price: priceOf('0.001') },
    };
    expect(await server.refusal(updateSaleItem, request, shop.owner)).toMatchObject({
      fields: { 'price.amount': [expect.anything()] },
    });
    expect(await list()).toEqual([coffee]);
  });

  it('are at most 200', async () => {
    const at = new Date(server.clock.now());
    await server.context.db.insert(saleItems).values(
      Array.from({ length: mostSaleItems - 1 }, (_, position) => ({
        ...{ id: `itm_${position}_of_many`, ...place(), name: `Item ${position}`, price: '1' },
        ...{ priceCurrency: 'EUR', position, createdAt: at, updatedAt: at },
      })),
    );
    const outcomes = await Promise.all(
      ['Last', 'Too many'].map((name) => save(name).then(() => 'saved', String)),
    );
    expect(outcomes.sort()).toEqual([expect.stringContaining('TOO_MANY_ITEMS'), 'saved']);
    expect(await list()).toHaveLength(mostSaleItems);
  });

  it('belong to one business', async () => {
    const coffee = await save('Coffee');
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const params = { businessId: other.businessId, id: coffee.id };
    const missing = { status: 404, code: 'NOT_FOUND' };
    const body = { name: 'Mine' };
    expect(await server.refusal(updateSaleItem, { params, body }, other.owner)).toMatchObject(
      missing,
    );
    expect(await server.refusal(deleteSaleItem, { params }, other.owner)).toMatchObject(missing);
    expect(await names()).toEqual(['Coffee']);
  });

  it('are in the audit log when they are saved, changed and deleted', async () => {
    const coffee = await save('Coffee');
    await change(coffee, { price: priceOf('3') });
    await change(coffee, { position: 0 });
    await remove(coffee);
    const { data } = await server.call(listAudit, { params: place(), query: {} }, shop.owner);
    const entries = data.filter(({ action }) => action.startsWith('sale-item.'));
    expect(entries.map(({ action, target }) => [action, target])).toEqual([
      ['sale-item.deleted', 'Coffee'],
      ['sale-item.updated', 'Coffee'],
      ['sale-item.created', 'Coffee'],
    ]);
    expect(entries[1]?.changes).toEqual([{ field: 'price', before: '2.75', after: '3.00' }]);
  });

  it('are read by roles that create payments, and changed by those that change settings', async () => {
    const coffee = await save('Coffee');
    const ann = await signUp(server, 'ann@example.com');
    const createdAt = new Date(server.clock.now());
    const join = (role: BusinessRole) =>
      server.context.db
        .insert(businessMembers)
        .values({ ...place(), userId: ann.user.id, role, createdAt })
        .onConflictDoUpdate({
          target: [businessMembers.businessId, businessMembers.userId],
          set: { role },
        });
    await join('SUPPORT');
    expect(await list(ann)).toEqual([coffee]);
    await expect(save('Tea', {}, ann)).rejects.toThrow(/PERMISSION_DENIED/);
    await join('ADMIN');
    expect((await save('Tea', {}, ann)).name).toBe('Tea');
    await join('VIEWER');
    await expect(list(ann)).rejects.toThrow(/PERMISSION_DENIED/);
  });
});
