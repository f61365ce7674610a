import {
  type BusinessRole,
  businessRoles,
  cancelPayment,
  logOut,
  removeMember,
  updateMember,
  watchBusiness,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { endWindow } from '../../test/payment-money.ts';
import { type Person, signUpVerified } from '../../test/people.ts';
import { readStream } from '../../test/read-stream.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { notifyBusiness } from '../business-mails/notify-business.ts';
import { businessMembers } from '../db/schema.ts';

describe('GET /v1/dash/businesses/{businessId}/stream', () => {
  let server: TestServer;
  let shop: Shop;
  let bob: Person;
  let origin: string;
  beforeEach(async () => {
    const { options, clock } = await testServerOptions();
    server = await createTestServer({}, { options: { ...options, role: 'api' }, clock });
    shop = await openShop(server, ['BTC']);
    bob = await signUpVerified(server, 'bob@example.com');
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    server.start();
    await confirm(server, 0);
  });
  afterEach(() => server.stop());

  const join = (role: BusinessRole) =>
    server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: bob.user.id, role },
      createdAt: new Date(server.clock.now()),
    });
  const watch = ({ token }: { readonly token: string } = shop.owner) =>
    readStream(watchBusiness, { businessId: shop.businessId }, { origin, token });
  const ofBob = () => ({ params: { businessId: shop.businessId, id: bob.user.id } });

  it('tells of payments as they change, and of money that belongs to none', async () => {
    const stream = await watch();
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const told = { type: 'payment', paymentId: payment.id };
    expect(await stream.next()).toEqual(told);
    await endWindow(shop, payment);
    expect(await stream.next()).toEqual(told);
    await stream.cancel();
  });

  it('tells of a notification in the app', async () => {
    const { db, platform } = server.context;
    const { businessId } = shop;
    const stream = await watch();
    await db.transaction((tx) =>
      notifyBusiness(
        tx,
        { platform, publicUrl: '' },
        {
          ...{ businessId, livemode: false, event: 'webhook.failing', objectId: 'whk_none' },
          write: () => ({ subject: '', paragraphs: [] }),
        },
      ),
    );
    expect(await stream.next()).toEqual({ type: 'notifications' });
    await stream.cancel();
  });

  it('tells of nothing that another business does', async () => {
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const stream = await watch();
    const { id } = await askToBePaid(other);
    const params = { businessId: other.businessId, id };
    await server.call(cancelPayment, { params, body: { reason: null } }, other.owner);
    const own = await askToBePaid(shop);
    expect(await stream.next()).toEqual({ type: 'payment', paymentId: own.id });
    await stream.cancel();
  });

  it('ends when the role of its member changes, and when they are removed', async () => {
    await join('SUPPORT');
    const first = await watch(bob);
    await server.call(updateMember, { ...ofBob(), body: { role: 'VIEWER' } }, shop.owner);
    expect(await first.next()).toEqual({ type: 'access-changed' });
    expect(await first.next()).toBe('end');
    const second = await watch(bob);
    await server.call(removeMember, ofBob(), shop.owner);
    expect(await second.next()).toEqual({ type: 'access-changed' });
    expect(await second.next()).toBe('end');
    const request = { params: { businessId: shop.businessId } };
    expect(await server.refusal(watchBusiness, request, bob)).toMatchObject({ status: 404 });
  });

  it('ends with the session of its member', async () => {
    const stream = await watch();
    await server.call(logOut, {}, shop.owner);
    expect(await stream.next()).toEqual({ type: 'access-changed' });
    expect(await stream.next()).toBe('end');
  });

  it.each(businessRoles)('is open to the role %s', async (role) => {
    await join(role);
    const stream = await watch(bob);
    const { id } = await askToBePaid(shop);
    expect(await stream.next()).toEqual({ type: 'payment', paymentId: id });
    await stream.cancel();
  });
});
