import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAuthOptions, listSessions, logIn, logInDemo, stepUp } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { device, signInPassword, signUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';
import type { ServerOptions } from '../create-server.ts';
import { writeCredentials } from '../demo/demo-credentials.ts';

const email = 'demo@billfold.example';
const credentials = { email, password: signInPassword, cloudPassword: 'c', seedPhrase: 's' };
const body = { device };
const elsewhere = { ip: '203.0.113.9' };
const notFound = { status: 404, code: 'NOT_FOUND' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'billfold-demo-'));
  writeCredentials(directory, credentials);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function open(
  env: Partial<ServerOptions['env']> = {},
  demoDirectory: string | null = directory,
): Promise<TestServer> {
  const prepared = await testServerOptions();
  const { options } = prepared;
  const changed = { ...options, demoDirectory, env: { ...options.env, ...env } };
  const server = await createTestServer({}, { ...prepared, options: changed });
  await signUp(server, email);
  return server;
}
async function isOffered(server: TestServer, caller = {}): Promise<boolean> {
  return (await server.call(getAuthOptions, {}, caller)).data.demo;
}

describe('POST /v1/auth/login/demo', () => {
  it('signs this machine in to the demo, and offers it to nobody else', async () => {
    const server = await open();
    expect(await isOffered(server)).toBe(true);
    const { data } = await server.call(logInDemo, { body });
    expect(data.user.email).toBe(email);
    expect(await isOffered(server, elsewhere)).toBe(false);
    expect(await server.refusal(logInDemo, { body }, elsewhere)).toMatchObject({
      ...notFound,
      errors: ["The demo isn't available on this server."],
    });
  });

  it('signs everybody in where the controls of the sandbox are public, and keeps no address', async () => {
    const server = await open({ sandboxControls: 'public' });
    expect(await isOffered(server, elsewhere)).toBe(true);
    const { data } = await server.call(logInDemo, { body }, elsewhere);
    const sessions = await server.call(listSessions, {}, { token: data.accessToken });
    expect(JSON.stringify(sessions)).not.toContain(elsewhere.ip);
  });

  it('is no step-up: what outlives a session still asks for the password', async () => {
    const server = await open();
    const { data } = await server.call(logInDemo, { body });
    const caller = { token: data.accessToken };
    const refused = await server.refusal(stepUp, { body: {} }, caller);
    expect(refused).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  });

  it('ends with its file and with a changed password', async () => {
    const server = await open();
    await server.call(logInDemo, { body });
    rmSync(join(directory, 'demo.json'));
    expect(await isOffered(server)).toBe(false);
    expect(await server.refusal(logInDemo, { body })).toMatchObject(notFound);
    writeCredentials(directory, { ...credentials, password: 'the-one-before-it' });
    expect(await server.refusal(logInDemo, { body })).toMatchObject(notFound);
  });

  it('does not go around a second factor', async () => {
    const server = await open();
    const guarded = 'guarded@billfold.example';
    await signUpGuarded(server, guarded);
    writeCredentials(directory, { ...credentials, email: guarded });
    expect(await server.refusal(logInDemo, { body })).toMatchObject(notFound);
  });

  it('is not there without a demo', async () => {
    const server = await open({ sandboxControls: 'public' }, null);
    expect(await isOffered(server)).toBe(false);
    expect(await server.refusal(logInDemo, { body })).toMatchObject(notFound);
  });

  it('is not locked by wrong passwords of others for the account that all share', async () => {
    const server = await open({ sandboxControls: 'public' });
    const wrong = { body: { email, password: 'a-wrong-guess-1', device } };
    for (let count = 0; count < 40; count += 1)
      await server.refusal(logIn, wrong, { ip: `203.0.113.${count % 4}` });
    expect(await server.refusal(logIn, wrong, elsewhere)).toMatchObject({ code: 'RATE_LIMITED' });
    const { data } = await server.call(logInDemo, { body }, elsewhere);
    expect(data.user.email).toBe(email);
  });

  it('is limited like a sign-in', async () => {
    const server = await open();
    writeCredentials(directory, { ...credentials, password: 'the-one-before-it' });
    for (let count = 0; count < 10; count += 1)
      expect(await server.refusal(logInDemo, { body })).toMatchObject(notFound);
    expect(await server.refusal(logInDemo, { body })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  });
});
