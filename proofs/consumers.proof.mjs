// Proves that the packed packages work for others: installs, builds, serves and opens examples/.
// An example is named to run it alone: `npm run prove consumers react-18`.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { it } from 'vitest';
import { ensureChromium } from '../scripts/browser.mjs';
import { packAll, readManifest, run } from '../scripts/pack.mjs';
import { startProduct } from '../scripts/product.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const root = join(import.meta.dirname, '..');
const wanted = proofArguments;
const examples = JSON.parse(readFileSync(join(root, 'examples/registry.json'), 'utf8')).filter(
  ({ name, spec }) =>
    spec === 'proofs/consumers.proof.mjs' && (wanted.length === 0 || wanted.includes(name)),
);
const checks = createChecks('consumers');
const folder = mkdtempSync(join(tmpdir(), 'billfold-consumers-'));
process.env.NEXT_TELEMETRY_DISABLED = '1';
// A script tag comes from a server of the wallet, which its page names as it is built.
const product = examples.some(isScriptTag)
  ? await startProduct({ data: join(folder, 'data'), env: { PAYMENTS: 'off' } })
  : null;
if (product !== null) process.env.VITE_BILLFOLD_URL = product.url;
const packed = packAll(join(folder, 'packed'));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
it('the packed packages work in every example', async () => {
  try {
    for (const example of examples) {
      const begun = performance.now();
      await checks.try(`${example.name}: ${example.asserts}`, async () => {
        install(example);
        const [builder, ...parts] = example.build.split(' ');
        run(builder, parts, join(folder, example.name));
        if (example.serve.program === undefined) await drive(example);
        else expectSent(example);
        return `${Math.round(performance.now() - begun)} ms`;
      });
    }
  } finally {
    await browser.close();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  checks.finish();
});

function isScriptTag({ kind }) {
  return kind === 'script-tag';
}

async function drive(example) {
  const served = await serve(example);
  try {
    if (example.serve.command !== undefined) await expectDrawn(served.url);
    await onQuietPage(served.url, async (page) => {
      if (isScriptTag(example)) {
        await sendByElement(page);
        await receive(page, example, /^SANDBOX-BTC/);
        await page.getByRole('status').filter({ hasText: 'Showing SANDBOX-BTC' }).waitFor();
      } else {
        await receive(page, example, /^bc1|bc1q/);
        await send(page);
      }
    });
  } finally {
    await served.close();
  }
}

/** Runs a program, which says what it has, what it sends and what is left. */
function expectSent({ name, serve: { program } }) {
  const [command, ...args] = program.split(' ');
  const said = execFileSync(command, args, { cwd: join(folder, name), encoding: 'utf8' });
  const wanted =
    /^Balance 0\.50000000 BTC\nFee (0\.\d{8}) BTC\nSent 0\.10000000 BTC [0-9a-f]{64}\nBalance (0\.\d{8}) BTC\n$/;
  const [, fee = '', left = ''] = wanted.exec(said) ?? [];
  if (toUnits(fee) + toUnits(left) !== toUnits('0.40000000')) throw new Error(said);
}

const toUnits = (amount) => BigInt(amount.replace('.', ''));

/** A copy of the example outside the workspace, as a stranger installs it, but from the tarballs. */
function install({ name, path }) {
  const copy = join(folder, name);
  cpSync(join(root, path), copy, {
    recursive: true,
    filter: (source) => !/(node_modules|dist|\.next)$/.test(source),
  });
  const overrides = packed.map(({ name, tarball }) => `  "@billfold/${name}": "file:${tarball}"`);
  writeFileSync(
    join(copy, 'pnpm-workspace.yaml'),
    // sharp is 16 MB for pictures, of which no example has any.
    `overrides:\n${overrides.join('\n')}\nallowBuilds:\n  esbuild: false\nignoredOptionalDependencies:\n  - sharp\n`,
  );
  const { packageManager } = readManifest(root);
  run('npx', ['--yes', packageManager, 'install', '--prefer-offline', '--no-lockfile'], copy);
}

function serve({ name, serve: how }) {
  return how.folder === undefined
    ? serveByCommand(how.command, join(folder, name))
    : serveFolder(join(folder, name, how.folder));
}

/** The command prints the address that it listens on, possibly among other things. */
async function serveByCommand(command, cwd) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { cwd, env: { ...process.env, PORT: '0' } });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\S+(?=\s)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
    child.once('exit', () => reject(new Error(`${command} ended:\n${printed}`)));
  });
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}

/** A page that a server has rendered shows the trigger before any script runs. */
async function expectDrawn(url) {
  const html = await (await fetch(url)).text();
  if (!html.includes('>Receive</button>')) throw new Error(`no trigger in ${html}`);
}

/** On a page of a server, what is pressed before its script has come does nothing. */
async function pressUntil(button, shown) {
  for (let tries = 1; ; tries += 1) {
    if (!(await shown.isVisible())) await button.click();
    try {
      return await shown.waitFor({ timeout: 5_000 });
    } catch (error) {
      if (tries === 6) throw error;
    }
  }
}

/** Does something on a page, which may complain of nothing and call no other server meanwhile. */
async function onQuietPage(url, work) {
  const page = await browser.newPage();
  const allowed = [url, ...(product === null ? [] : [`${product.url}/1/`])];
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !allowed.some((each) => address.startsWith(each)))
      complaints.push(`asked for ${address}`);
  });
  try {
    await page.goto(url);
    await work(page);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } catch (error) {
    throw new Error(`${error.message}\n${complaints.join('\n')}`);
  } finally {
    await page.close();
  }
}

/** Opens Receive in the theme of the page, waits for an address and closes it. */
async function receive(page, { accent }, address) {
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await pressUntil(page.getByRole('button', { name: 'Receive' }), dialog);
  await dialog.getByRole('combobox').click();
  await dialog
    .getByRole('option', { name: /Bitcoin/ })
    .first()
    .click();
  const next = dialog.getByRole('button', { name: 'Continue' });
  if (accent !== undefined) await expectColor(next, accent);
  await next.click();
  await dialog.getByRole('button', { name: 'Copy Deposit Address' }).waitFor();
  await dialog.getByText(address).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens Send and goes on to the amount. */
async function send(page) {
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await pressUntil(page.getByRole('button', { name: 'Send' }), dialog);
  const recipient = dialog.getByLabel('Recipient Address');
  await recipient.fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).waitFor();
}

/** Sends what the page has filled in, to an event that the page shows. */
async function sendByElement(page) {
  await page.getByLabel('Your gift in ETH').fill('0.2');
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await pressUntil(page.getByRole('button', { name: 'Send' }), dialog);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  const amount = dialog.getByRole('textbox', { name: 'Amount', exact: true });
  if ((await amount.inputValue()) !== '0.2') throw new Error('the amount of the page is missing');
  if (await amount.isEditable()) throw new Error('the amount is not locked');
  await next.click();
  await dialog.getByText('Total', { exact: true }).waitFor();
  await next.click();
  await dialog.locator('input[type=password]').fill('Correct-Horse-42');
  await dialog.getByRole('button', { name: 'Sign Action' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Sent 0x/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** The color of a button at rest. */
async function expectColor(button, wanted) {
  await button.page().mouse.move(0, 0);
  const color = await button.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(node).backgroundColor;
  });
  if (color !== wanted) throw new Error(`a button is ${color} instead of ${wanted}`);
}
