import {
  getNotifications,
  getSecurityScore,
  getUser,
  getUserPlatform,
  listSecurityEvents,
  logIn,
  logOut,
  updateNotifications,
  updateUser,
  updateUserPlatform,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import {
  device,
  mailsTo,
  signInPassword,
  signUpVerified,
  signUpWithAccount,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';

const ada = 'ada@example.com';

async function signedIn() {
  const server = await createTestServer();
  return { server, person: await signUpVerified(server, ada) };
}

describe('PATCH /v1/user', () => {
  it('changes what is given, and reads with nothing given', async () => {
    const { server, person } = await signedIn();
    const change = (body: object) => server.call(updateUser, { body }, person);
    expect((await change({})).data).toMatchObject({ name: 'Ada', timezone: null, theme: null });
    const chosen = { currency: 'CHF', locale: 'pt-BR', timezone: 'Europe/Zurich', theme: 'dark' };
    await change({ ...chosen, locale: 'pt-br' });
    expect((await change({ name: ' Ada L. ' })).data).toMatchObject({ ...chosen, name: 'Ada L.' });
    expect((await change({ timezone: null, theme: null })).data).toMatchObject({
      currency: 'CHF',
      timezone: null,
      theme: null,
    });
    expect((await server.call(getUser, {}, person)).data).toMatchObject({ name: 'Ada L.' });
  });

  it.each([
    { currency: 'XXQ' },
    { timezone: 'Mars/Phobos' },
    { locale: 'e' },
    { name: ' ' },
    { theme: 'sepia' },
    { email: 'bob@example.com' },
    { isEmailVerified: true },
    { deletedAt: null },
  ])('refuses %j beside its field', async (body) => {
    const { server, person } = await signedIn();
    const refusal = await server.refusal(updateUser, { body }, person);
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refusal.fields)).toEqual(Object.keys(body));
  });
});

describe('/v1/user/platform', () => {
  it('begins with the wallet, and shows what the user belongs to', async () => {
    const server = await createTestServer();
    const holder = await signUpWithAccount(server, ada);
    await signUpWithAccount(server, 'bob@example.com');
    expect((await server.call(getUserPlatform, {}, holder)).data).toEqual({
      defaultMode: 'wallet',
      accountType: 'INDIVIDUAL',
      wallets: [{ id: holder.walletId, name: 'My wallet', role: 'OWNER' }],
      businesses: [],
    });
  });

  it('changes the mode and the account type', async () => {
    const { server, person } = await signedIn();
    const body = { defaultMode: 'payments', accountType: 'BUSINESS' } as const;
    expect((await server.call(updateUserPlatform, { body }, person)).data).toMatchObject(body);
    expect((await server.call(updateUserPlatform, { body: {} }, person)).data).toMatchObject(body);
    expect((await server.call(getUser, {}, person)).data.accountType).toBe('BUSINESS');
  });
});

describe('/v1/user/notifications', () => {
  it('tells of everything but news at first', async () => {
    const { server, person } = await signedIn();
    const { data } = await server.call(getNotifications, {}, person);
    expect(data.events.map(({ event }) => event)).toEqual([
      'NEW_DEVICE',
      'SECURITY_CHANGED',
      'SENT',
      'RECEIVED',
      'CONFIRMED',
      'PRODUCT_NEWS',
    ]);
    expect(data.events.at(-1)).toEqual({ event: 'PRODUCT_NEWS', email: false, inApp: false });
    expect(data).toMatchObject({ quietHours: null, required: ['SECURITY_CHANGED'] });
  });

  it('keeps what was chosen', async () => {
    const { server, person } = await signedIn();
    const body = {
      events: [{ event: 'RECEIVED', email: false, inApp: true }],
      quietHours: { from: '22:00', to: '06:30' },
    } as const;
    const { data } = await server.call(updateNotifications, { body }, person);
    expect(data.events.find(({ event }) => event === 'RECEIVED')).toEqual(body.events[0]);
    expect(data.events).toHaveLength(6);
    expect(data.quietHours).toEqual(body.quietHours);
    expect((await server.call(getNotifications, {}, person)).data).toEqual(data);
    const none = { body: { events: [], quietHours: null } };
    expect((await server.call(updateNotifications, none, person)).data.quietHours).toBeNull();
  });

  it('sends no mail about a new device to who wants none', async () => {
    const { server, person } = await signedIn();
    const events = [{ event: 'NEW_DEVICE', email: false, inApp: true }] as const;
    await server.call(updateNotifications, { body: { events, quietHours: null } }, person);
    const phone = { ...device, device: 'Phone' };
    const body = { email: ada, password: signInPassword, twoFactorCode: null, device: phone };
    await server.call(logIn, { body });
    expect(await mailsTo(server.context.db, ada)).toHaveLength(1);
  });

  it('refuses to be silent about the password and two-factor', async () => {
    const { server, person } = await signedIn();
    const events = [{ event: 'SECURITY_CHANGED', email: false, inApp: true }];
    const body = { events, quietHours: null };
    expect(await server.refusal(updateNotifications, { body }, person)).toMatchObject({
      status: 400,
      code: 'NOTIFICATION_REQUIRED',
    });
  });

  it('refuses an event given twice, and times that are none', async () => {
    const { server, person } = await signedIn();
    const sent = { event: 'SENT', email: true, inApp: true };
    for (const body of [
      { events: [sent, sent], quietHours: null },
      { events: [], quietHours: { from: '24:00', to: '06:00' } },
    ])
      expect((await server.refusal(updateNotifications, { body }, person)).status).toBe(400);
  });
});

describe('GET /v1/user/security-events', () => {
  it('shows what happened, newest first, for 90 days', async () => {
    const { server, person } = await signedIn();
    server.clock.advance(1_000);
    const body = { email: ada, password: signInPassword, twoFactorCode: null, device };
    const { data } = await server.call(logIn, { body }, { ip: '203.0.113.9' });
    server.clock.advance(1_000);
    await server.call(logOut, {}, { token: data.accessToken });
    const list = (query: object = {}) => server.call(listSecurityEvents, { query }, person);
    const events = await list();
    expect(events.meta).toEqual({ page: 1, pageSize: 25, total: 4 });
    expect(events.data.map(({ type }) => type)).toEqual([
      'SIGNED_OUT',
      'SIGNED_IN',
      'EMAIL_VERIFIED',
      'SIGNED_UP',
    ]);
    expect(events.data[0]).toMatchObject({ ip: '127.0.0.1', device });
    expect(events.data[1]).toMatchObject({ ip: '203.0.113.9', device });
    expect(events.data[2]).toMatchObject({ device: null });
    const second = await list({ page: 2, pageSize: 3 });
    expect(second.data.map(({ type }) => type)).toEqual(['SIGNED_UP']);
    server.clock.advance(90 * 24 * 3_600_000);
    const again = await server.call(logIn, { body });
    const fresh = await server.call(
      listSecurityEvents,
      { query: {} },
      { token: again.data.accessToken },
    );
    expect(fresh.meta.total).toBe(1);
  });
});

describe('GET /v1/user/security-score', () => {
  it('counts what is done of seven', async () => {
    const { server, person } = await signedIn();
    const { data } = await server.call(getSecurityScore, {}, person);
    expect(data.items).toHaveLength(7);
    expect(data.items.filter(({ done }) => !done).map(({ id }) => id)).toEqual([
      'two-factor',
      'recovery-codes',
      'seed-confirmed',
    ]);
    expect(data.score).toBe(57);
    const guarded = await signUpGuarded(server, 'bob@example.com');
    expect((await server.call(getSecurityScore, {}, guarded)).data.score).toBe(86);
  });
});
