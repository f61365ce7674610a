import { deleteDevice, listDevices, unlockWallet } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  cloudPassword,
  device,
  type Holder,
  signUpWithAccount,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { trustedDevices } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;

describe('trusted devices', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await signUpWithAccount(server, 'ada@example.com');
  });

  async function unlock(body: object, cookie?: string) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/wallets/${holder.walletId}/unlock`,
      headers: {
        authorization: `Bearer ${holder.token}`,
        ...(cookie === undefined ? {} : { cookie }),
      },
      payload: { password: null, seedPhrase: null, trustDevice: true, ...body },
    });
    const given = answer.headers['set-cookie'];
    return { answer, cookie: typeof given === 'string' ? given : '' };
  }
  const list = async (cookie = '') => {
    const answer = await server.app.inject({
      url: `/api/wallets/${holder.walletId}/devices`,
      headers: { authorization: `Bearer ${holder.token}`, cookie },
    });
    return z.parse(listDevices.response(), answer.json()).items;
  };

  it('knows a browser again for 30 days, by a cookie that no script reads', async () => {
    const { answer, cookie } = await unlock({ password: cloudPassword });
    const trustedUntil = new Date(server.clock.now() + 30 * dayMs);
    expect(z.parse(unlockWallet.response(), answer.json())).toEqual({
      unlocked: true,
      deviceTrustedUntil: trustedUntil,
    });
    expect(cookie).toMatch(/^billfold_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    const [row] = await server.context.db.select().from(trustedDevices);
    expect(row?.deviceHash).toMatch(/^[0-9a-f]{64}$/);
    expect(pair).not.toContain(row?.deviceHash);
    const lastSeenAt = new Date(server.clock.now());
    expect(await list(`other=1; ${pair}`)).toEqual([
      { id: row?.id, ...device, lastSeenAt, trustedUntil, isCurrent: true },
    ]);
    expect(await list()).toMatchObject([{ isCurrent: false }]);
    expect(await list('billfold_device=../../etc')).toMatchObject([{ isCurrent: false }]);
    server.clock.advance(6 * 60_000);
    expect(await list(pair)).toMatchObject([{ lastSeenAt: new Date(server.clock.now()) }]);
  });

  it('trusts the same browser once, from the last time on', async () => {
    const first = await unlock({ password: cloudPassword });
    server.clock.advance(60 * 60_000);
    const [pair = ''] = first.cookie.split(';');
    const second = await unlock({ seedPhrase: vectorPhrase }, pair);
    expect(second.cookie.split(';')[0]).toBe(pair);
    const trustedUntil = new Date(server.clock.now() + 30 * dayMs);
    expect(await list(pair)).toMatchObject([{ trustedUntil, isCurrent: true }]);
  });

  it('trusts nothing unless it is asked to, or with a wrong key', async () => {
    const plain = await unlock({ password: cloudPassword, trustDevice: false });
    expect(plain.answer.json()).toEqual({ unlocked: true, deviceTrustedUntil: null });
    const wrong = await unlock({ password: 'Wrong-Password-12' });
    expect(wrong.answer.statusCode).toBe(400);
    for (const { cookie } of [plain, wrong]) expect(cookie).toBe('');
    expect(await list()).toEqual([]);
    const both = await unlock({ password: cloudPassword, seedPhrase: vectorPhrase });
    expect(both.answer.json()).toMatchObject({ code: 'ONE_SECRET_ONLY' });
    expect((await unlock({})).answer.json()).toMatchObject({ code: 'SECRET_REQUIRED' });
  });

  it('trusts a removed one no longer', async () => {
    await unlock({ password: cloudPassword });
    const [row] = await list();
    const params = { id: holder.walletId, deviceId: row?.id ?? '' };
    await server.call(deleteDevice, { params }, holder);
    expect(await list()).toEqual([]);
    expect(await server.refusal(deleteDevice, { params }, holder)).toMatchObject({ status: 404 });
  });
});
