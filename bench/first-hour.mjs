// Times newcomers from the start of the built server to a confirmed send and to a first paid order, in Chromium
// at a person's pace.
// `--rounds <n>` takes the median of n, at least 3; `--way demo` measures one of `demo`, `new` and `order`, and
// `--steps` lists its steps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/browser.mjs';
import { startProduct } from '../scripts/product.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    way: { type: 'string' },
    steps: { type: 'boolean', default: false },
  },
});
const rounds = Math.max(3, Number(values.rounds));
/**
 * Milliseconds of the Keystroke-Level Model (Card, Moran and Newell, 1980), and of a word that is read (238 a minute,
 * Brysbaert, 2019).
 */
const person = { decide: 1_350, point: 1_100, key: 200, word: 60_000 / 238 };
/** Address of somebody else on Solana. */
const stranger = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';
const passwords = { signIn: 'lantern-quartz-41', cloud: 'Tr0ub4dor-and-3-more' };
const guide = readFileSync(join(import.meta.dirname, '..', 'docs', 'first-payment.md'), 'utf8');

/** @typedef {ReturnType<typeof createVisitor>} Visitor */

/** @type {readonly { name: string, what: string, gate: number, visit: (visitor: Visitor) => Promise<void> }[]} */
const allWays = [
  {
    name: 'demo',
    what: 'confirmed send to a contact, with the demo wallet, BTC',
    gate: 45,
    visit: sendFromDemo,
  },
  {
    name: 'new',
    what: 'confirmed send as a new user, with sandbox coins, SOL',
    gate: 45,
    visit: sendAsNewUser,
  },
  {
    name: 'order',
    what: 'order paid and seen by a receiver, by the guide',
    gate: 300,
    visit: sellByGuide,
  },
];
const ways = allWays.filter(({ name }) => values.way === undefined || name === values.way);
if (ways.length === 0) throw new Error(`No way is called ${values.way}.`);
const taken = ways.map(() => []);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { visit }] of ways.entries()) taken[index].push(await time(visit));
} finally {
  await browser.close();
}

printSection({
  title: 'The first hour',
  text: `Seconds from the start of the built server with an empty data directory, median of ${rounds}. The person decides for ${person.decide} ms and points for ${person.point} ms before each press, and takes ${person.key} ms a key. The steps of the guide are read at 238 words a minute; other texts are not read, and words of a seed phrase are not written down.`,
  head: ['Way', 'ready', 'person', 'waits', 'in all', 'gate', ''],
  rows: ways.map(({ what, gate }, index) => {
    const seconds = (part) => median(taken[index].map((times) => times[part])) / 1_000;
    const parts = ['ready', 'person', 'waits', 'all'].map((part) => seconds(part).toFixed(1));
    return [what, ...parts, `${gate}`, verdict(seconds('all'), gate)];
  }),
});
if (values.steps) for (const [index, { what }] of ways.entries()) printSteps(what, taken[index]);

/** Lists the steps of the round whose time is the median. */
function printSteps(what, rounds) {
  console.log();
  const all = median(rounds.map((times) => times.all));
  const nearest = rounds.toSorted((a, b) => Math.abs(a.all - all) - Math.abs(b.all - all))[0];
  const inSeconds = (ms) => (ms / 1_000).toFixed(1);
  printSection({
    title: `Steps: ${what}`,
    text: 'Seconds that the product takes before each step, and that the person takes for it.',
    head: ['Step', 'waits', 'person'],
    rows: nearest.steps.map((step) => [step.what, inSeconds(step.waits), inSeconds(step.person)]),
  });
}

/** @param {(visitor: Visitor) => Promise<void>} visit */
async function time(visit) {
  const data = mkdtempSync(join(tmpdir(), 'billfold-bench-first-send-'));
  const begin = performance.now();
  const product = await startProduct({
    data,
    env: { BILLFOLD_DEMO: '1' },
  });
  const ready = performance.now() - begin;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const visitor = createVisitor({ context, page: await context.newPage(), data, product });
    await visitor.think('open the page', 1);
    await visitor.page.goto(product.url);
    await visit(visitor);
    const all = performance.now() - begin;
    const steps = [{ what: 'start the server', waits: ready, person: 0 }, ...visitor.steps()];
    return { ready, person: visitor.spent(), waits: all - ready - visitor.spent(), all, steps };
  } finally {
    await context.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Acts in a page as slowly as a person. */
function createVisitor({ context, page, data, product }) {
  let spent = 0;
  /** When the person last did something. */
  let since = performance.now();
  const steps = [];
  const pause = async (what, ms) => {
    steps.push({ what, waits: performance.now() - since, person: ms });
    spent += ms;
    await page.waitForTimeout(ms);
    since = performance.now();
  };
  /** A way there and back, a selection, and the four keys to copy and paste. */
  const copy = (what) => pause(what, person.decide + 3 * person.point + 4 * person.key);
  return {
    context,
    page,
    data,
    url: product.url,
    spent: () => spent,
    /** All steps, and the wait after the last of them. */
    steps: () => [...steps, { what: 'see the end', waits: performance.now() - since, person: 0 }],
    /** Decides and points as often as told, without a press. */
    think: (what, times) => pause(what, times * (person.decide + person.point)),
    async press(locator) {
      await locator.waitFor();
      await pause(`press ${nameOf(locator)}`, person.decide + person.point + person.key);
      await locator.click();
    },
    /** A numbered step of the guide. */
    async read(step) {
      const [, text = ''] = new RegExp(`^${step}\\. (.*(?:\\n {3}.*)*)`, 'm').exec(guide) ?? [];
      if (text === '') throw new Error(`The guide has no step ${step}.`);
      await pause(`read step ${step}`, text.split(/\s+/).length * person.word);
    },
    /** Each key of `text`. The field has been pointed at. */
    async type(locator, text) {
      await locator.waitFor();
      const ms = person.decide + person.key * text.length;
      await pause(`type ${text.length} keys into ${nameOf(locator)}`, ms);
      await locator.fill(text);
    },
    copy,
    /** Copied elsewhere. */
    async paste(locator, text) {
      await locator.waitFor();
      await copy(`copy and paste into ${nameOf(locator)}`);
      await locator.fill(text);
    },
  };
}

/** Names the target of a locator: its accessible name, its label, or the locator itself. */
function nameOf(locator) {
  const text = String(locator);
  const [, name = text] =
    /(?:name: |getByLabel\(|hasText: )(?:'([^']*)'|"([^"]*)"|\/\^?([^/|\\(]*))/
      .exec(text)
      ?.filter((part) => part !== undefined) ?? [];
  return name.replaceAll('|', '').trim();
}

/** @param {Visitor} visitor */
async function sendFromDemo(visitor) {
  const { page, press } = visitor;
  const demo = JSON.parse(readFileSync(join(visitor.data, 'demo.json'), 'utf8'));
  await press(page.getByRole('button', { name: 'Explore the demo' }));
  await press(page.getByRole('main').getByRole('button', { name: 'Send', exact: true }));
  await press(page.getByRole('option').first());
  await payAndWait(visitor, { amount: '0.01', password: demo.cloudPassword, isCopied: true });
}

/** @param {Visitor} visitor */
async function sendAsNewUser(visitor) {
  const { page, press, type } = visitor;
  await press(page.getByRole('link', { name: 'Create account' }));
  await type(page.getByLabel('Name'), 'Ada');
  await type(page.getByLabel('Email'), 'ada@billfold.example');
  await type(page.getByRole('textbox', { name: 'Password' }), passwords.signIn);
  await press(page.getByLabel('I agree to the Terms and Privacy Policy'));
  await press(page.getByRole('button', { name: 'Create account' }));
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await visitor.think('open the outbox', 1);
  await page.goto(`${visitor.url}/dev/outbox`);
  await press(page.getByRole('article').first().getByRole('link'));
  await press(page.getByRole('button', { name: 'Continue' }));
  await type(page.getByRole('textbox', { name: 'Cloud encryption password' }), passwords.cloud);
  await type(page.getByRole('textbox', { name: 'Confirm password' }), passwords.cloud);
  await press(page.getByLabel(/^I understand that this password/));
  await press(page.getByRole('button', { name: 'Continue' }));
  await press(page.getByRole('button', { name: 'Reveal' }));
  const list = page.getByRole('list', { name: 'Seed phrase' }).getByRole('listitem');
  await list
    .first()
    .filter({ hasText: /[a-z]{3,8}/ })
    .waitFor();
  const words = (await list.allInnerTexts()).map((text) => /[a-z]{3,8}$/.exec(text.trim())?.[0]);
  await press(page.getByRole('button', { name: "I've written it down" }));
  await confirmWords(visitor, words);
  await press(page.getByRole('button', { name: 'Open wallet' }));
  await press(page.getByRole('button', { name: 'Get sandbox coins' }));
  await press(page.getByRole('main').getByRole('button', { name: 'Send', exact: true }));
  await visitor.paste(page.getByRole('textbox', { name: 'Recipient Address' }), stranger);
  await press(page.getByRole('button', { name: 'Continue' }));
  await payAndWait(visitor, { amount: '0.1', password: passwords.cloud, isCopied: false });
}

/** @param {Visitor} visitor */
async function sellByGuide(visitor) {
  const { page, press, read, paste, type } = visitor;
  const demo = JSON.parse(readFileSync(join(visitor.data, 'demo.json'), 'utf8'));
  const goOn = page.getByRole('button', { name: 'Continue' });
  await read(1);
  await press(page.getByRole('button', { name: 'Explore the demo' }));
  await press(page.getByRole('link', { name: 'Payments', exact: true }).first());
  await read(2);
  await type(page.getByLabel('Business name'), 'Corner Shop');
  await press(page.getByRole('button', { name: 'Create business' }));
  await read(3);
  await paste(
    page.getByRole('textbox', { name: /^Cloud encryption password/ }),
    demo.cloudPassword,
  );
  await press(goOn);
  await read(4);
  await page.getByRole('heading', { name: 'What do you accept?' }).waitFor();
  await press(goOn);
  await page.getByRole('heading', { name: 'How should your checkout look?' }).waitFor();
  await press(goOn);
  await read(5);
  await press(page.getByRole('button', { name: 'Create test payment' }));
  await payAtCheckout(visitor);
  await read(6);
  await page.getByText('Paid. You are ready.').waitFor();
  await read(7);
  await press(page.getByRole('link', { name: 'Settings' }).first());
  await press(page.getByRole('link', { name: 'Developer' }).first());
  await press(page.getByRole('button', { name: 'Add webhook' }).first());
  const dialog = page.getByRole('dialog');
  const port = await freePort();
  await type(dialog.getByLabel('URL'), `http://127.0.0.1:${port}/`);
  await press(dialog.getByRole('button', { name: 'Add webhook' }));
  const secret = await dialog
    .getByText(/^whsec_/)
    .first()
    .textContent();
  await press(dialog.getByRole('checkbox'));
  await press(dialog.getByRole('button', { name: 'Done' }));
  await read(8);
  const receiver = await startReceiver(visitor, { secret, port });
  try {
    await read(9);
    await press(page.getByRole('button', { name: 'New payment' }).first());
    await type(
      page
        .getByRole('dialog')
        .getByLabel(/^Amount|^Price/)
        .first(),
      '25',
    );
    await press(page.getByRole('dialog').getByRole('button', { name: 'Create payment' }));
    await payAtCheckout(visitor);
    await receiver.seen('payment.confirmed');
  } finally {
    await receiver.stop();
  }
}

/**
 * From the link to the checkout to the press that pays; a block is added to wait less.
 * @param {Visitor} visitor
 */
async function payAtCheckout({ page, context, press }) {
  const opened = context.waitForEvent('page');
  await press(page.getByRole('link', { name: 'Open checkout' }));
  const checkout = await opened;
  await press(checkout.getByRole('button', { name: /^Bitcoin/ }));
  await press(checkout.getByRole('button', { name: /^Pay from the sandbox/ }));
  const add = checkout.getByRole('button', { name: 'Add a block' });
  const done = checkout.getByRole('heading', { name: 'Payment complete' });
  while (!(await done.isVisible())) {
    await add.or(done).first().waitFor();
    if (await add.isVisible()) await press(add).catch(() => undefined);
  }
  await page.bringToFront();
}

/**
 * Runs the receiver of the guide: its lines are copied into a file, and its command is copied and completed.
 * @param {Visitor} visitor
 * @param {{ secret: string | null, port: number }} options
 */
async function startReceiver({ data, copy }, { secret, port }) {
  const [, lines = ''] = /<<'JS'\n(.*?)^JS$/ms.exec(guide) ?? [];
  const file = join(data, 'receiver.mjs');
  writeFileSync(file, lines);
  for (const part of ['the lines', 'the command', 'the secret']) await copy(`copy ${part}`);
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: secret ?? '', RECEIVER_PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const seen = async (text) => {
    while (!output.includes(text)) await once(child.stdout, 'data');
  };
  await seen('listening');
  return {
    seen,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** @param {Visitor} visitor @param {readonly (string | undefined)[]} words */
async function confirmWords({ page, press }, words) {
  const question = page.getByText(/^Choose word \d+$/);
  let before = '';
  for (let asked = 0; asked < 3; asked += 1) {
    await page
      .getByText(/^Choose word \d+$/)
      .filter({ hasNotText: before === '' ? 'nothing yet' : before })
      .waitFor();
    before = (await question.textContent()) ?? '';
    const name = words[Number(/\d+/.exec(before)?.[0]) - 1];
    await press(page.getByRole('button', { name, exact: true, disabled: false }).first());
  }
}

/**
 * From the step of the amount to the confirmation.
 * @param {Visitor} visitor
 * @param {{ amount: string, password: string, isCopied: boolean }} payment
 */
async function payAndWait(visitor, { amount, password, isCopied }) {
  const dialog = visitor.page.getByRole('dialog', { name: 'Send' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await visitor.type(dialog.getByRole('textbox', { name: 'Amount', exact: true }), amount);
  await visitor.press(next);
  await dialog.getByText('Total', { exact: true }).waitFor();
  await visitor.press(next);
  const secret = dialog.locator('input[type=password]');
  await (isCopied ? visitor.paste(secret, password) : visitor.type(secret, password));
  await visitor.press(dialog.getByRole('button', { name: 'Sign Action' }));
  await dialog.getByText('Successfully Sent').waitFor();
  await dialog
    .getByText(/^Confirmed/)
    .first()
    .waitFor({ timeout: 120_000 });
}
