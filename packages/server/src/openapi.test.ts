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

  it('names only calls of the contract, and only what is really routed', async () => {
    const { app, openapi } = await createTestServer();
    const document: { paths?: Record<string, Record<string, unknown>> } = openapi.document();
    const calls = new Set(
      Object.values(contract)
        .filter((each) => typeof each === 'object' && 'path' in each)
        .map(({ method, path }) => `${method} ${path}`),
    );
    for (const [path, operations] of Object.entries(document.paths ?? {}))
      for (const method of Object.keys(operations)) {
        expect(calls).toContain(`${method.toUpperCase()} ${path}`);
        const url = path.replaceAll(/\{\w+\}/g, 'BTC');
        const answer = await app.inject({ method: verbs[method] ?? 'GET', url });
        expect(answer.statusCode, `${method} ${path}`).not.toBe(404);
      }
  });
});

const verbs: Readonly<Record<string, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
