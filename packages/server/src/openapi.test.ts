import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '../test/test-server.ts';

const file = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));

describe('docs/api/openapi.json', () => {
  it('is what the server offers (npx vitest run openapi -u writes it)', async () => {
    const { openapi } = await createTestServer();
    await expect(`${JSON.stringify(openapi.document(), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('is refused when a call is added and the file is not written again', async () => {
    const { openapi } = await createTestServer();
    openapi.add({
      method: 'GET',
      path: '/api/new-call',
      summary: 'Not in the file.',
      response: () => z.null(),
    });
    expect(`${JSON.stringify(openapi.document(), null, 2)}\n`).not.toBe(readFileSync(file, 'utf8'));
  });

  it('names every call of the contract, and no other', async () => {
    const { openapi } = await createTestServer();
    const document: { paths?: Record<string, Record<string, unknown>> } = openapi.document();
    const named = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = Object.values(contract)
      .filter((each) => typeof each === 'object' && 'path' in each)
      .map(({ method, path }) => `${method} ${path}`);
    expect(named.sort()).toEqual(calls.sort());
  });

  it('names only what is really routed', async () => {
    const { app } = await createTestServer();
    for (const { method, path } of Object.values(contract).filter(
      (each) => typeof each === 'object' && 'path' in each,
    )) {
      const answer = await app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'BTC') });
      expect(answer.statusCode, `${method} ${path}`).not.toBe(404);
    }
  });
});
