import { toDecimal } from '@billfold/core';
import {
  createEstimate,
  createMerchantPayment,
  createPaymentLink,
  cryptocurrencySettings,
  getCheckout,
  payCheckoutLink,
  type SelectMethod,
  selectCheckoutMethod,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { acceptAsset, askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, paymentLinks, payments } from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['ETH', 'BUSD@ETH']);
  await server.context.db
    .insert(chainCursors)
    .values({
      ...{ network: 'ETH', height: 100, hash: 'f'.repeat(64) },
      syncedAt: new Date(server.clock.now()),
    })
    .onConflictDoNothing();
});

const busd = { asset: 'BUSD', network: 'ETH' } as const;
const ether = { asset: 'ETH', network: 'ETH' } as const;
const price = { amount: toDecimal('50.00'), currency: 'EUR' };
type Named = { readonly id: string };
const place = () => ({ businessId: shop.businessId });
const look = async ({ id }: Named) => (await server.call(getCheckout, { params: { id } })).data;
const offered = async (payment: Named) => (await look(payment)).assets.map(({ asset }) => asset);
const select = async ({ id }: Named, body: SelectMethod) =>
  (await server.call(selectCheckoutMethod, { params: { id }, body })).data;
const refusedSelect = ({ id }: Named, body: SelectMethod) =>
  server.refusal(selectCheckoutMethod, { params: { id }, body });

/** A payment as it was created while its assets were still offered. */
async function olderPayment(assetIds: readonly string[]) {
  const payment = await askToBePaid(shop);
  await rename(payment, assetIds);
  return payment;
}
const rename = ({ id }: Named, assetIds: readonly string[] | null) =>
  server.context.db.update(payments).set({ assetIds }).where(eq(payments.id, id));

describe('a new payment', () => {
  it('is not offered in a token that its issuer ended', async () => {
    const payment = await askToBePaid(shop);
    expect(await offered(payment)).toEqual(['ETH']);
    expect(await refusedSelect(payment, busd)).toMatchObject({
      ...{ status: 400, code: 'ASSET_NOT_ACCEPTED' },
    });
  });

  it('is refused that names it', async () => {
    const name = 'BUSD@ETH';
    for (const named of [{ assets: [name] }, { assets: ['ETH', name] }, { method: name }]) {
      const body = { price, ...named };
      const refused = await server.refusal(createMerchantPayment, { body }, shop.key);
      expect(refused).toMatchObject({ status: 400, code: 'ASSET_NOT_ACCEPTED' });
    }
  });

  it('is refused where the business accepts nothing else', async () => {
    await acceptAsset(server, shop.businessId, 'ETH', { isEnabled: false });
    const refused = await server.refusal(createMerchantPayment, { body: { price } }, shop.key);
    expect(refused).toMatchObject({ status: 409, code: 'NO_ASSETS_ACCEPTED' });
  });

  it('is estimated in the other assets', async () => {
    const { data } = await server.call(createEstimate, { body: { price } }, shop.key);
    expect(data.map(({ asset }) => asset)).toEqual(['ETH']);
  });
});

describe('an earlier payment', () => {
  it('that names the token is offered, chosen and paid in it', async () => {
    const payment = await olderPayment(['BUSD@ETH']);
    expect(await offered(payment)).toEqual(['BUSD']);
    const chosen = await select(payment, busd);
    expect(chosen).toMatchObject({ status: 'PENDING', selected: busd });
    await seeTransfer(shop, payment, chosen.due ?? '');
    expect(await look(payment)).toMatchObject({ paidState: 'PAID' });
  });

  it('that is in the token gets a new price in it, until its payer chooses another', async () => {
    const payment = await olderPayment(['BUSD@ETH', 'ETH']);
    const chosen = await select(payment, busd);
    await rename(payment, null);
    await endWindow(shop, chosen);
    expect(await offered(payment)).toEqual(['ETH', 'BUSD']);
    expect(await select(payment, busd)).toMatchObject({ status: 'PENDING', selected: busd });
    await select(payment, ether);
    expect(await refusedSelect(payment, busd)).toMatchObject({ code: 'ASSET_NOT_ACCEPTED' });
  });
});

describe('a payment link', () => {
  const linkIn = async (assetIds: readonly string[]) => {
    const body = { title: 'Ticket', currency: 'EUR', price: toDecimal('20.00'), assets: ['ETH'] };
    const { data } = await server.call(createPaymentLink, { params: place(), body }, shop.owner);
    const { db } = server.context;
    await db.update(paymentLinks).set({ assetIds }).where(eq(paymentLinks.id, data.id));
    return { params: { slug: data.slug }, body: { amount: null } };
  };

  it('that names the token too is paid in its other assets', async () => {
    const link = await linkIn(['BUSD@ETH', 'ETH']);
    const { data } = await server.call(payCheckoutLink, link);
    expect(await offered(data)).toEqual(['ETH']);
  });

  it('that names the token alone refuses a new payment', async () => {
    const refused = await server.refusal(payCheckoutLink, await linkIn(['BUSD@ETH']));
    expect(refused).toMatchObject({ status: 400, code: 'ASSET_NOT_ACCEPTED' });
  });
});

describe('the settings of a business', () => {
  const load = async () =>
    (await server.call(cryptocurrencySettings.get, { params: place() }, shop.owner)).data;

  it('keep a token that was accepted, and turn it off', async () => {
    const before = await load();
    const priced = before.assets.map((each) => ({ ...each, minPrice: toDecimal('5') }));
    const body = { ...before, assets: priced };
    const { data } = await server.call(
      cryptocurrencySettings.put,
      { params: place(), body },
      shop.owner,
    );
    expect(data.assets).toEqual(priced);
    const none = { ...data, assets: data.assets.filter(({ asset }) => asset === 'ETH') };
    await server.call(cryptocurrencySettings.put, { params: place(), body: none }, shop.owner);
    expect((await load()).assets).toMatchObject([
      { asset: 'BUSD@ETH', isEnabled: false },
      { asset: 'ETH', isEnabled: true },
    ]);
  });

  it('refuse to accept it anew', async () => {
    await acceptAsset(server, shop.businessId, 'BUSD@ETH', { isEnabled: false });
    const before = await load();
    const assets = before.assets.map((each) => ({ ...each, isEnabled: true }));
    const body = { ...before, assets };
    expect(
      await server.refusal(cryptocurrencySettings.put, { params: place(), body }, shop.owner),
    ).toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      fields: { assets: ['BUSD@ETH is no longer offered'] },
    });
    expect(await load()).toEqual(before);
  });
});
