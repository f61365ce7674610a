import { toDecimal } from '@billfold/core';
import { logIn, requestReset, revealSeed } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirm, fundHolder, send } from '../test/funded.ts';
import {
  cloudPassword,
  device,
  mailsTo,
  signInPassword,
  tokenOfNewestMail,
  vectorPhrase,
} from '../test/people.ts';
import { createTestServer, masterKey, testServerOptions } from '../test/test-server.ts';

const line = z.looseObject({ level: z.string(), time: z.string(), msg: z.optional(z.string()) });

async function openLogged() {
  const { options, clock } = await testServerOptions();
  const lines: string[] = [];
  const logTo = { write: (text: string) => lines.push(text) };
  const env = { ...options.env, logLevel: 'debug' as const };
  const server = await createTestServer({}, { options: { ...options, env, logTo }, clock });
  return { server, lines };
}

describe('the log', () => {
  it('holds no secret of a whole journey, from signing up to a send', async () => {
    const { server, lines } = await openLogged();
    const { app, context } = server;
    const holder = await fundHolder(server, ['0.3']);
    const verification = await tokenOfNewestMail(context.db, holder.user.email);
    await send(server, holder, { amount: toDecimal('0.1') });
    await confirm(server, 2);
    const { data: session } = await server.call(logIn, {
      body: { email: holder.user.email, password: signInPassword, twoFactorCode: null, device },
    });
    const wallet = { params: { id: holder.walletId } };
    await server.call(revealSeed, { ...wallet, body: { password: cloudPassword } }, holder);
    await server.call(requestReset, { body: { email: holder.user.email } });
    await server.outbox.drain();
    const mails = await mailsTo(context.db, holder.user.email);
    const written = mails.map((mail) => mail.text).join();
    const reset = /new-password\?token=([\w-]{43})/.exec(written)?.[1] ?? '';
    expect(reset).toHaveLength(43);
    const cookie = 'billfold_device=a-secret-cookie';
    const authorization = `Bearer ${holder.token}`;
    // What goes wrong is logged more than what goes well.
    for (const url of [
      `/account/verify/email?token=${verification}`,
      `/auth/new-password?token=${reset}`,
      `/api/wallets/${holder.token}`,
      `/no/such/place?token=${reset}`,
    ])
      await app.inject({ url, headers: { authorization, cookie } });
    await app.inject({
      method: 'POST',
      url: '/v1/auth/login/basic',
      headers: { 'content-type': 'application/json', cookie },
      payload: `{"password":"${signInPassword}",`,
    });

    const named = await app.inject({
      ...{ method: 'POST', url: '/v1/auth/login/basic' },
      payload: { email: holder.user.email, password: signInPassword, twoFactorCode: null, device },
    });
    const deviceName = /billfold_device=([\w-]{43})/.exec(`${named.headers['set-cookie']}`)?.[1];
    const secrets = [
      deviceName ?? 'no cookie',
      signInPassword,
      cloudPassword,
      vectorPhrase,
      'abandon',
      holder.token,
      session.accessToken,
      verification,
      reset,
      'a-secret-cookie',
      Buffer.from(masterKey).toString('hex'),
    ];
    const text = lines.join('');
    expect(deviceName).toHaveLength(43);
    for (const secret of secrets) expect(text.includes(secret), secret.slice(0, 8)).toBe(false);
    for (const private_ of [holder.user.email, holder.walletId])
      expect(text.includes(private_), private_).toBe(false);
    expect(lines.length).toBeGreaterThan(12);
  });

  it('is one object on each line, and names a request by its id and its route', async () => {
    const { server, lines } = await openLogged();
    const answer = await server.app.inject({ url: '/api/wallets/an-unknown-id?token=abc' });
    const parsed = lines.map((text) => z.parse(line, JSON.parse(text)));
    expect(parsed.at(-1)).toMatchObject({
      level: 'info',
      msg: 'request',
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      status: answer.statusCode,
    });
    expect(lines.join('')).not.toContain('an-unknown-id');
  });

  it('holds no secret that code logs by mistake', async () => {
    const { server, lines } = await openLogged();
    const { log } = server.app;
    log.info({ body: { seedPhrase: vectorPhrase } }, `opened ${vectorPhrase}`);
    log.error(new Error(`GET /x?token=${'t'.repeat(43)}`));
    log.warn({ headers: { authorization: 'Bearer abcdef' } }, 'Bearer abcdef');
    const text = lines.join('');
    expect(lines).toHaveLength(3);
    for (const secret of ['abandon', 'tttt', 'abcdef']) expect(text).not.toContain(secret);
  });
});
