import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  apiKeyScopes,
  cancelMerchantPayment,
  listMerchantEvents,
  listMerchantPayments,
  listWebhookEndpoints,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import {
  type Language,
  languages,
  type Snippet,
  snippets,
} from '../../../app/src/screens/guides/snippets.ts';
import { askToBePaid, openShop, type Shop, shopKey } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

const run = promisify(execFile);

/** Program of each language, with the file that it runs. */
const programs = {
  shell: { command: 'bash', file: 'call.sh' },
  curl: { command: 'bash', file: 'call.sh' },
  node: { command: process.execPath, file: 'call.mjs' },
  php: { command: 'php', file: 'call.php' },
  python: { command: 'python3', file: 'call.py' },
} as const satisfies Readonly<Record<Language, { command: string; file: string }>>;

let server: TestServer;
let shop: Shop;
let key: { readonly token: string };
let origin: string;
beforeEach(async () => {
  const prepared = await testServerOptions();
  // A sandbox of the reader's own machine.
  const env = { ...prepared.options.env, privateWebhooks: 'loopback' } as const;
  server = await createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
  shop = await openShop(server, ['BTC']);
  key = await shopKey(server, shop.owner, { scopes: [...apiKeyScopes] });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.app.close());

/** True where a program is installed; CI installs all of them, so there a missing one fails. */
const isHere = async (command: string): Promise<boolean> =>
  process.env['CI'] !== undefined ||
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

/** Runs the code of a step as the guide shows it, and returns what it prints. */
async function runStep(snippet: Snippet, language: Language): Promise<string> {
  const { command, file } = programs[language];
  const folder = await mkdtemp(join(tmpdir(), 'billfold-guide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, file);
  await writeFile(path, snippet[language]?.({ origin, maskedKey: null, currency: 'EUR' }) ?? '');
  const env = { ...process.env, BILLFOLD_KEY: key.token };
  return (await run(command, [path], { env })).stdout;
}

const languagesOf = (snippet: Snippet) => languages.filter((each) => snippet[each] !== undefined);
const answerOf = <T>(schema: z.ZodMiniType<T>, text: string): T =>
  z.parse(z.object({ data: schema }), JSON.parse(text)).data;

describe('the code of the guides, run against this server', () => {
  it.for(languagesOf(snippets.createPayment))(
    'creates one payment in %s, however often it runs',
    async (language, { skip }) => {
      const { command } = programs[language];
      skip(!(await isHere(command)), `${command} is missing here`);
      const printed = await runStep(snippets.createPayment, language);
      expect(await runStep(snippets.createPayment, language)).toBe(printed);
      const { data } = await server.call(listMerchantPayments, { query: {} }, key);
      expect(data).toMatchObject([
        { orderId: 'A-1001', price: { amount: '25.00', currency: 'EUR' }, status: 'CREATED' },
      ]);
      expect(printed).toContain(data[0]?.id);
      expect(printed).toContain(data[0]?.checkoutUrl);
    },
  );

  it.for(['node', 'php', 'python'] as const)(
    'fails in %s where the server refuses',
    async (language, { skip }) => {
      const { command } = programs[language];
      skip(!(await isHere(command)), `${command} is missing here`);
      key = { token: 'bf_test_sk_unknown' };
      await expect(runStep(snippets.createPayment, language)).rejects.toThrow();
    },
  );

  it.for(languagesOf(snippets.simulate))(
    'simulates a payment in %s',
    async (language, { skip }) => {
      skip(!(await isHere('jq')), 'jq is missing here');
      const { id } = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1001' });
      const printed = await runStep(snippets.simulate, language);
      expect(answerOf(z.object({ id: z.string() }), printed).id).toBe(id);
    },
  );

  it('says in curl which payment is missing, and calls nothing', async ({ skip }) => {
    skip(!(await isHere('jq')), 'jq is missing here');
    const fails = runStep(snippets.simulate, 'curl');
    await expect(fails).rejects.toThrow('No payment of order A-1001');
  });

  it('asks for a coin in curl where only an older payment of the order has one', async ({
    skip,
  }) => {
    skip(!(await isHere('jq')), 'jq is missing here');
    const { id } = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1001' });
    await server.call(cancelMerchantPayment, { params: { id } }, key);
    server.clock.advance(1_000);
    await askToBePaid(shop, { orderId: 'A-1001' });
    const fails = runStep(snippets.simulate, 'curl');
    await expect(fails).rejects.toThrow('Choose a coin at the checkout first');
  });

  it.each(languagesOf(snippets.addWebhook))('adds a webhook in %s, once', async (language) => {
    const printed = await runStep(snippets.addWebhook, language);
    const added = answerOf(z.object({ id: z.string(), secret: z.string() }), printed);
    expect(added.secret).toMatch(/^whsec_/);
    await runStep(snippets.addWebhook, language);
    const { data } = await server.call(listWebhookEndpoints, {}, key);
    expect(data).toMatchObject([{ id: added.id, url: 'http://127.0.0.1:4190/' }]);
  });

  it.each(languagesOf(snippets.listEvents))('lists the events in %s', async (language) => {
    const { id } = await askToBePaid(shop);
    const printed = await runStep(snippets.listEvents, language);
    const listed = answerOf(z.array(z.object({ id: z.string(), type: z.string() })), printed);
    const { data } = await server.call(listMerchantEvents, { query: {} }, key);
    expect(listed).toEqual(data.map(({ id: eventId, type }) => ({ id: eventId, type })));
    expect(data).toMatchObject([{ type: 'payment.created', data: { object: { id } } }]);
  });
});
