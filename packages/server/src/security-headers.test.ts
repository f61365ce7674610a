import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../core/test/contract-endpoints.ts';
import { type Holder, signUpWithAccount } from '../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../test/test-server.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types billfold billfold-signing',
].join(';');
/** Headers of every response of the API. */
const expected = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), clipboard-write=(self), microphone=(), geolocation=(), usb=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};

describe('the headers of every call (S42)', () => {
  let server: TestServer;
  let holder: Holder;
  beforeAll(async () => {
    const { options, clock } = await testServerOptions();
    const env = { ...options.env, rateLimits: false };
    server = await createTestServer({}, { options: { ...options, env }, clock });
    holder = await signUpWithAccount(server, 'ada@example.com');
  });

  /** Returns the headers of a response that differ from the expected ones, and those that name the program. */
  const differencesOf = (headers: Readonly<Record<string, unknown>>) => [
    ...Object.entries(expected).filter(([name, value]) => headers[name] !== value),
    ...['server', 'x-powered-by', 'set-cookie'].filter((name) => name in headers),
  ];

  it('are the same without a session, with one, and where the request is refused', async () => {
    expect(contractCalls.length).toBeGreaterThan(250);
    for (const [name, { method, path }] of contractCalls)
      for (const authorization of ['Bearer bfs_nobody', `Bearer ${holder.token}`]) {
        const url = path.replaceAll(/\{\w+\}/g, '0197aa00-0000-7000-8000-000000000000');
        const { headers } = await server.app.inject({
          ...{ method, url, headers: { authorization, 'content-type': 'application/json' } },
          ...(method === 'GET' ? {} : { payload: '{}' }),
        });
        expect(differencesOf(headers), `${name} ${method} ${path}`).toEqual([]);
      }
  });

  it.each(['/api/nothing', '/v1/nothing', '/api/../v1/%00'])(
    'are those of a call that does not exist: %s',
    async (url) => {
      const { headers } = await server.app.inject({ url });
      expect(differencesOf(headers)).toEqual([]);
    },
  );
});
