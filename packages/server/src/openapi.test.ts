import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceTransaction } from '@billfold/core/contract';
import type { ServedEndpoint } from '@billfold/core/contract/requests';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractCalls } from '../../core/test/contract-endpoints.ts';
import { checkAnswers } from '../test/check-answers.ts';
import { cloudPassword, signUpWithAccount } from '../test/people.ts';
import { createTestServer } from '../test/test-server.ts';
import { createOpenApi } from './http/openapi.ts';

const file = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));

describe('docs/api/openapi.json', () => {
  it('is what the server offers (npx vitest run openapi -u writes it)', async () => {
    const { openapi } = await createTestServer();
    await expect(`${JSON.stringify(openapi.document(), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('is refused when a call is added and the file is not written again', async () => {
    const { openapi } = await createTestServer();
    const added: ServedEndpoint<unknown, unknown, unknown, null> = {
      method: 'GET',
      path: '/api/new-call',
      summary: 'Not in the file.',
      response: () => z.null(),
    };
    openapi.add(added);
    expect(`${JSON.stringify(openapi.document(), null, 2)}\n`).not.toBe(readFileSync(file, 'utf8'));
  });

  it('names only calls of the contract, and only what is really routed', async () => {
    const { app, openapi } = await createTestServer();
    const document: { paths?: Record<string, Record<string, unknown>> } = openapi.document();
    const calls = new Set(contractCalls.map(([, { method, path }]) => `${method} ${path}`));
    for (const [path, operations] of Object.entries(document.paths ?? {}))
      for (const method of Object.keys(operations)) {
        expect(calls).toContain(`${method.toUpperCase()} ${path}`);
        const url = path.replaceAll(/\{\w+\}/g, 'BTC');
        const answer = await app.inject({ method: verbs[method] ?? 'GET', url });
        expect(answer.payload, `${method} ${path}`).not.toContain('This path does not exist.');
        expect(answer.statusCode, `${method} ${path}`).not.toBe(405);
      }
  });

  it('requires an Idempotency-Key only where the server refuses a call without one', async () => {
    const server = await createTestServer();
    const { openapi, merchantOpenapi } = server;
    const required = contractCalls.filter(([, { method, path }]) =>
      [openapi, merchantOpenapi].some((document) =>
        operationShape
          .parse(document.operation(method, path) ?? {})
          .parameters?.some(({ name, required }) => name === 'Idempotency-Key' && required),
      ),
    );
    expect(required.map(([name]) => name)).toEqual(['replaceTransaction', 'accelerateTransaction']);
    const ada = await signUpWithAccount(server, 'ada@example.com');
    const params = { walletId: ada.walletId, transactionId: randomUUID() };
    const body = {
      ...{
        kind: 'SPEED_UP',
        fee: '0.00001',
        password: cloudPassword,
        seedPhrase: null,
        twoFactorCode: null,
      },
    };
    expect(await server.refusal(replaceTransaction, { params, body }, ada)).toMatchObject({
      ...{ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
    });
  });

  it('is what every answer in the tests is checked against', async () => {
    const documented = createOpenApi();
    const amount = {
      method: 'GET',
      summary: 'x',
      response: () => z.object({ amount: z.string() }),
    };
    documented.add({ ...amount, method: 'GET', path: '/things/{id}' });
    const app = Fastify();
    const answers: Readonly<Record<string, readonly [status: number, body: object]>> = {
      right: [200, { amount: '1' }],
      number: [200, { amount: 1 }],
      missing: [200, {}],
      created: [201, { amount: '1' }],
      refusal: [404, { message: 'No', errors: [], code: 'NOT_FOUND', requestId: '1', fields: {} }],
      shapeless: [404, { error: 'No' }],
    };
    app.get<{ Params: { id: string } }>('/things/:id', async ({ params }, reply) => {
      const [status, body] = answers[params.id] ?? [500, {}];
      return reply.code(status).send(body);
    });
    const { faults } = checkAnswers(app, [documented]);
    const seen: Record<string, string> = {};
    for (const id of Object.keys(answers)) {
      const before = faults.length;
      await app.inject(`/things/${id}`);
      seen[id] = faults[before] ?? 'passed';
    }
    expect(seen).toEqual({
      right: 'passed',
      number: expect.stringContaining('must be string'),
      missing: expect.stringContaining("must have required property 'amount'"),
      created: expect.stringContaining('201 is not in the OpenAPI document'),
      refusal: 'passed',
      shapeless: expect.stringContaining('must have required property'),
    });
  });
});

const operationShape = z.object({
  parameters: z.optional(
    z.array(z.object({ name: z.string(), required: z.optional(z.boolean()) })),
  ),
});

const verbs: Readonly<Record<string, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
