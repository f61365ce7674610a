import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../test/test-server.ts';
import { callsPerMinute } from '../rate-limit/call-limits.ts';
import { serveOpenApi } from './openapi-route.ts';

const path = '/openapi.json';

describe('GET /openapi.json', () => {
  it('describes what this server offers', async () => {
    const { app, openapi } = await createTestServer();
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openapi.document())));
    const packed = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(answer.body);
  });

  it('is built once, and sent to a caller who has it as 304 (F14)', async () => {
    const document = vi.fn(() => ({ openapi: '3.1.0' }));
    const app = Fastify();
    serveOpenApi(app, {
      path: '/openapi.json',
      openapi: { document },
      limitCalls: async () => null,
    });
    const first = await app.inject(path);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: path, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await app.inject({ url: path, headers: { 'if-none-match': '"old"' } })).statusCode,
    ).toBe(200);
    expect(document).toHaveBeenCalledTimes(1);
  });

  it('counts for the limit of the network address (F14)', async () => {
    const { app } = await createTestServer();
    const ask = () => app.inject({ url: path, headers: { 'if-none-match': '"old"' } });
    expect((await ask()).headers['ratelimit-remaining']).toBe(`${callsPerMinute.open - 1}`);
    for (let asked = 1; asked < callsPerMinute.open; asked += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
