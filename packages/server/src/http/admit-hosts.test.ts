import { describe, expect, it } from 'vitest';
import { admitHosts, type HostOptions } from './admit-hosts.ts';
import { createApp } from './create-app.ts';

interface Call {
  readonly url?: string;
  readonly method?: 'GET' | 'POST';
  readonly host?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function openServer(options: Partial<HostOptions> = {}) {
  const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
  admitHosts(app, {
    publicUrl: null,
    host: '127.0.0.1',
    sandboxControls: 'local',
    ...options,
  });
  app.all('/*', async () => ({}));
  return async ({
    url = '/',
    method = 'GET',
    host = 'localhost:4400',
    from,
    headers,
  }: Call = {}) => {
    const remoteAddress = from ?? '127.0.0.1';
    const answer = await app.inject({ url, method, remoteAddress, headers: { host, ...headers } });
    return { status: answer.statusCode, code: answer.json().code };
  };
}

describe('admitHosts', () => {
  it.each(['localhost', 'LOCALHOST:4400', '127.0.0.1:4400', '[::1]:4400'])(
    'answers under %s',
    async (host) => {
      expect((await (await openServer())({ host })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4400', '10.0.0.9'])(
    'refuses a page that resolved its own name to this server: %s',
    async (host) => {
      expect(await (await openServer())({ host })).toMatchObject({
        status: 421,
        code: 'HOST_NOT_ALLOWED',
      });
    },
  );

  it('answers under the name of the public URL and the address of HOST, and health checks always', async () => {
    const call = await openServer({ publicUrl: 'https://wallet.example', host: '10.0.0.9' });
    for (const host of ['wallet.example', '10.0.0.9:4400', 'localhost'])
      expect((await call({ host })).status, host).toBe(200);
    expect((await call({ host: 'evil.example' })).status).toBe(421);
    expect((await call({ host: 'evil.example', url: '/healthz?x' })).status).toBe(200);
  });

  const controls = [
    { method: 'POST', url: '/v1/dev/sandbox/BTC/mine' },
    { method: 'POST', url: '/V1/DEV/clock' },
    { method: 'GET', url: '/v1/dev/outbox?to=a' },
    { method: 'GET', url: '/dev/outbox' },
  ] as const;

  it.each(controls)('lets this machine alone use $method $url', async (control) => {
    const call = await openServer({ publicUrl: 'https://wallet.example' });
    expect((await call(control)).status).toBe(200);
    const refused = { status: 403, code: 'SANDBOX_CONTROLS_LOCAL' };
    expect(await call({ ...control, from: '10.0.0.3' })).toMatchObject(refused);
    expect(await call({ ...control, host: 'wallet.example' })).toMatchObject(refused);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await call({ ...control, headers: { [name]: '127.0.0.1' } }), name).toMatchObject(
        refused,
      );
    const open = await openServer({ sandboxControls: 'public' });
    expect((await open({ ...control, from: '10.0.0.3' })).status).toBe(200);
  });

  it('shows the explorer of the sandbox to everybody', async () => {
    const call = await openServer();
    expect((await call({ url: '/v1/dev/sandbox/BTC/blocks', from: '10.0.0.3' })).status).toBe(200);
  });
});

describe('the address of a client', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 1.1.1.1, 10.0.0.2' };
  const ipBehind = async (trustProxy: Parameters<typeof createApp>[0]['trustProxy']) => {
    const app = await createApp({ logLevel: 'silent', trustProxy });
    app.get('/', async ({ ip }) => ({ ip }));
    return (await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).json().ip;
  };

  it.each([
    [0, '10.0.0.1'],
    [1, '10.0.0.2'],
    [2, '1.1.1.1'],
    [['10.0.0.0/8'], '1.1.1.1'],
    [['10.0.0.2'], '10.0.0.1'],
  ])('is the rightmost one that is not trusted with %j', async (trust, ip) => {
    expect(await ipBehind(trust)).toBe(ip);
  });
});
