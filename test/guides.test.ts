import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type GuideId, guideIds, guides } from '../packages/app/src/screens/guides/guides.ts';
import {
  languages as codeLanguages,
  type Language,
  snippets,
} from '../packages/app/src/screens/guides/snippets.ts';
import { writeGuide } from '../packages/app/src/screens/guides/write-guide.ts';
import { createTranslate } from '../packages/core/src/i18n/create-translate.ts';
import { guidesTexts } from '../packages/core/src/i18n/en/guides.ts';
import { en } from '../packages/core/src/i18n/en/index.ts';
import { languages } from '../packages/core/src/i18n/languages.ts';
import { loadLanguage } from '../packages/core/src/i18n/load-catalogue.ts';
import type { MessageKey } from '../packages/core/src/i18n/translate.ts';

const place = {
  origin: 'https://pay.example',
  maskedKey: 'bf_test_sk_4fGh...x7Qa',
  currency: 'EUR',
};
const docs = join(import.meta.dirname, '..', 'docs', 'guides');

const tags = languages.map(({ tag }) => tag);

/** Texts of buttons, choices and lists that the steps of a guide name. */
const named = {
  webhooks: ['webhook.ping'],
  refunds: [
    ...['payments.section.payments', 'refunds.new', 'payments.section.unmatched'],
    ...['refunds.amount.RECEIVED', 'refunds.amount.CUSTOM', 'refunds.fee'],
    ...['refunds.destination.ask', 'refunds.destination.enter', 'refunds.review', 'refunds.create'],
    ...['refunds.sign', 'refunds.sign.submit', 'refunds.collect.submit', 'refunds.own.submit'],
    ...['refunds.status.BROADCAST', 'refunds.status.CONFIRMED', 'refunds.status.FAILED'],
  ],
  collect: [
    ...['payments.section.collect', 'sweeps.title', 'sweeps.collect', 'sweeps.sign.submit'],
    ...['sweeps.plan.again', 'sweeps.newest', 'sweeps.status.SENDING', 'sweeps.status.DONE'],
    'sweeps.resume',
  ],
  payouts: [
    ...['payments.section.payouts', 'payouts.new', 'payouts.row.add', 'payouts.file.choose'],
    ...['payouts.review', 'payouts.duplicates', 'payouts.funds.check', 'payouts.sign'],
    ...['payouts.sign.submit', 'payout.state.SENT', 'payout.state.CONFIRMED', 'payouts.resume'],
    'payout.export',
  ],
} as const satisfies Partial<Record<GuideId, readonly MessageKey[]>>;

describe('the guides', () => {
  test.each(guideIds)('docs/guides has the page of %s as the product shows it', async (id) => {
    const page = writeGuide(guides[id], createTranslate(guidesTexts.english));
    await expect(page).toMatchFileSnapshot(join(docs, `${id}.md`));
  });

  test.each(tags)('name buttons and lists as the screens do, in %s', async (tag) => {
    const texts = (await loadLanguage(tag)) ?? en;
    for (const [id, names] of Object.entries(named)) {
      const { steps } = guides[id as keyof typeof named];
      const said = steps.map(({ text }) => texts[text]).join(' ');
      for (const name of names) expect(said).toContain(texts[name]);
    }
  });

  test('no snippet carries a secret', () => {
    for (const snippet of Object.values(snippets))
      for (const language of codeLanguages)
        expect(snippet[language]?.(place) ?? '').not.toMatch(/bf_(test|live)_sk_\w{20}|whsec_\w/);
  });
});

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"id":"evt_1","type":"payment.confirmed","data":{"object":{"orderId":"A-1"}}}';

/** How the receiver of a language is started from its file. */
const receivers = [
  { language: 'node', file: 'receiver.mjs', command: process.execPath, args: [] },
  { language: 'python', file: 'receiver.py', command: 'python3', args: [] },
  { language: 'php', file: 'receiver.php', command: 'php', args: ['-S', '127.0.0.1:PORT'] },
] as const satisfies readonly {
  language: Language;
  file: string;
  command: string;
  args: readonly string[];
}[];

describe('the receivers of the webhook guide', () => {
  test.for(receivers)(
    '$language takes what is signed, and nothing else',
    async (receiver, { skip }) => {
      const { command } = receiver;
      // CI installs every program: there a missing one fails.
      const isMissing = spawnSync(command, ['--version']).error !== undefined;
      skip(isMissing && process.env['CI'] === undefined, `${command} is missing here`);
      const url = await start(receiver);
      const now = Math.floor(Date.now() / 1000);
      expect(await send(url, { at: now })).toBe(204);
      expect(await send(url, { at: now, key: 'whsec_AAAA' })).toBe(401);
      expect(await send(url, { at: now, sent: `${body} ` })).toBe(401);
      expect(await send(url, { at: now - 301 })).toBe(401);
    },
  );
});

async function start({ language, file, command, args }: (typeof receivers)[number]) {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-guide-'));
  const path = join(folder, file);
  writeFileSync(path, snippets.verify[language]?.(place) ?? '');
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, WEBHOOK_SECRET: secret };
  const given = args.map((arg) => arg.replace('PORT', `${port}`));
  const child: ChildProcess = spawn(command, [...given, path], { env, stdio: 'ignore' });
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(url, { method: 'POST', body: '' }), { timeout: 10_000 });
  return url;
}

interface Sent {
  readonly at: number;
  readonly key?: string;
  /** Body that arrives in place of the signed one. */
  readonly sent?: string;
}

async function send(url: string, { at, key = secret, sent = body }: Sent): Promise<number> {
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', bytes).update(`evt_1.${at}.${body}`).digest('base64');
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': `${at}`,
    'webhook-signature': `v1,b2xk v1,${signature}`,
  };
  return (await fetch(url, { method: 'POST', headers, body: sent })).status;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
