import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getMerchantPayment, listMerchantPayments } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const run = promisify(execFile);
const own = fileURLToPath(new URL('../../', import.meta.url));
const generator = join(own, 'node_modules/openapi-typescript/bin/cli.js');
const typescript6 = join(own, 'test/use-typescript-6.mjs');
const tsc = join(own, '../../node_modules/.bin/tsc');

/** Program of a merchant, who has our document and a public generator alone. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './generated.js';

declare const process: { readonly argv: readonly string[] };
declare const console: { log(text: string): void };
const [, , baseUrl = '', key = ''] = process.argv;
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } });
const price = { amount: '25.00', currency: 'EUR' };
const path = '/v1/merchant/payments';
const keyed = (name: string) => ({ params: { header: { 'Idempotency-Key': name } } });
// @ts-expect-error A currency is text.
void (() => client.POST(path, { ...keyed('order'), body: { price: { ...price, currency: 978 } } }));
const order = { body: { price, method: 'BTC', orderId: 'A-1' } };
const created = await client.POST(path, { ...keyed('order-A-1'), ...order });
const again = await client.POST(path, { ...keyed('order-A-1'), ...order });
const refused = await client.POST(path, { ...keyed('another'), ...order });
const unkeyed = await client.POST(path, { body: { price, method: 'BTC' } });
const id = created.data?.data.id ?? '';
const read = await client.GET('/v1/merchant/payments/{id}', { params: { path: { id } } });
console.log(JSON.stringify({
  id,
  again: again.data?.data.id,
  code: refused.error?.code,
  address: read.data?.data.method?.address,
  unkeyed: unkeyed.response.status,
}));
`;

const tsconfig = {
  compilerOptions: {
    ...{ strict: true, target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom'] },
    ...{ types: [], skipLibCheck: true, exactOptionalPropertyTypes: true, outDir: 'dist' },
  },
  files: ['client.ts'],
};

let server: TestServer;
let shop: Shop;
let folder: string;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  folder = await mkdtemp(join(tmpdir(), 'billfold-client-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Generates the types of the client from `document`, and compiles the program with them. */
async function build(document: unknown): Promise<void> {
  const files = {
    'package.json': { type: 'module' },
    'tsconfig.json': tsconfig,
    'openapi.json': document,
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(join(folder, 'client.ts'), program);
  await symlink(join(own, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const node = (...args: readonly string[]) => run(process.execPath, [...args], { cwd: folder });
  await node('--import', typescript6, generator, 'openapi.json', '-o', 'generated.d.ts');
  await run(tsc, ['-p', '.'], { cwd: folder });
}

describe('a client that a public generator made of the OpenAPI document (R-KEY-06)', () => {
  it('compiles, creates a payment once, and reads it and the code of a refusal', async () => {
    const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await build(await (await fetch(`${baseUrl}/v1/merchant/openapi.json`)).json());
    const client = join(folder, 'dist/client.js');
    const { stdout } = await run(process.execPath, [client, baseUrl, shop.key.token]);
    const seen = z.parse(
      z.record(z.string(), z.union([z.string(), z.number()])),
      JSON.parse(stdout),
    );
    const query = { orderId: 'A-1' };
    const { data } = await server.call(listMerchantPayments, { query }, shop.key);
    expect(data).toHaveLength(1);
    const id = data[0]?.id ?? '';
    const payment = await server.call(getMerchantPayment, { params: { id } }, shop.key);
    expect(seen).toEqual({
      ...{ id, again: id, code: 'ORDER_ID_IN_USE' },
      ...{ address: payment.data.method?.address, unkeyed: 201 },
    });
  });
});
