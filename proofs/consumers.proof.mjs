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
        if (example.serve.program === undefined) await open(example);
        else expectSent(example);
        return `${Math.round(performance.now() - begun)} ms`;
      });
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  checks.finish();
});

async function open(example) {
  const served = await serve(example);
  try {
    if (example.serve.command !== undefined) await expectDrawn(served.url);
    await openReceive(served.url);
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
    filter: (source) => !/(node_modules|dist)$/.test(source),
  });
  const overrides = packed.map(({ name, tarball }) => `  "@billfold/${name}": "file:${tarball}"`);
  writeFileSync(
    join(copy, 'pnpm-workspace.yaml'),
    `overrides:\n${overrides.join('\n')}\nallowBuilds:\n  esbuild: false\n`,
  );
  const { packageManager } = readManifest(root);
  run('npx', ['--yes', packageManager, 'install', '--prefer-offline', '--no-lockfile'], copy);
}

function serve({ name, serve: how }) {
  return how.folder === undefined
    ? serveByCommand(how.command, join(folder, name))
    : serveFolder(join(folder, name, how.folder));
}

/** The command prints the address that it listens on. */
async function serveByCommand(command, cwd) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { cwd, env: { ...process.env, PORT: '0' } });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(String(chunk).trim()));
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
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

/** Opens the Receive dialog and waits for an address; the page may complain of nothing on the way. */
async function openReceive(url) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      complaints.push(`asked for ${request.url()}`);
  });
  try {
    await page.goto(url);
    const dialog = page.getByRole('dialog');
    await pressUntil(page.getByRole('button', { name: 'Receive' }), dialog);
    await dialog.getByRole('combobox').click();
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Copy Deposit Address' }).waitFor();
    await dialog
      .getByText(/^bc1|bc1q/)
      .first()
      .waitFor();
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } catch (error) {
    throw new Error(`${error.message}\n${complaints.join('\n')}`);
  } finally {
    await page.close();
  }
}
