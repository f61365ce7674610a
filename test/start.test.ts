import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../scripts/product.mjs';

const main = join(import.meta.dirname, '..', 'packages', 'server', 'dist', 'main.js');
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-start-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the server until it ends by itself, as it must on a mistake. */
function runToEnd(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, PORT: '0', BILLFOLD_DEMO: '0', DATABASE_URL: '', ...env },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('exit', (code) => resolve({ code, output }));
  });
}

describe('a start that cannot succeed says why in one line', () => {
  it.each([
    ['PORT', '99999', 'PORT is "99999". Allowed: a port from 0 to 65535.'],
    ['PORT', 'eighty', 'PORT is "eighty". Allowed: a port from 0 to 65535.'],
    ['CHAIN_MODE', 'mainnet', 'CHAIN_MODE is "mainnet". Allowed: sandbox'],
    ['BILLFOLD_MASTER_KEY', 'secret', 'BILLFOLD_MASTER_KEY is a value that is not shown.'],
    [
      'DATABASE_URL',
      'mysql://root:secret@127.0.0.1/billfold',
      'DATABASE_URL is a value that is not shown. Allowed: postgres://user:password@host:port/database.',
    ],
    [
      'DATABASE_URL',
      'postgres://billfold:secret@127.0.0.1:9/billfold',
      'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:9 (ECONNREFUSED).',
    ],
    [
      'DATABASE_POOL_SIZE',
      '1',
      'DATABASE_POOL_SIZE is "1". Allowed: a whole number from 2 to 500.',
    ],
    ['SUPPORT_URL', 'help', 'SUPPORT_URL is "help". Allowed: an address such as'],
    ['PUBLIC_URL', 'wallet.example.com', 'PUBLIC_URL is "wallet.example.com". Allowed: an origin'],
  ])('%s=%s', async (name, value, expected) => {
    const { code, output } = await runToEnd({ BILLFOLD_DATA: newFolder(), [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(expected);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('secret');
  });

  it.each([
    ['api', '--role needs DATABASE_URL: the embedded database serves one process alone.'],
    ['both', '--role is "both". Allowed: api or worker.'],
  ])('--role %s', async (role, expected) => {
    const { code, output } = await runToEnd({ BILLFOLD_DATA: newFolder() }, ['--role', role]);
    expect(code).toBe(1);
    expect(output.trim()).toBe(expected);
  });

  it('a data directory that cannot be written', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd({ BILLFOLD_DATA: join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toContain(`Cannot write the data directory ${join(file, 'data')} (ENOTDIR).`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('a data directory that others can open', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const { code, output } = await runToEnd({ BILLFOLD_DATA: folder });
    expect(code).toBe(1);
    expect(output).toContain(`chmod go-rwx ${folder}`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('a damaged master key', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'master.key'), 'not a key', { mode: 0o600 });
    const { code, output } = await runToEnd({ BILLFOLD_DATA: folder });
    expect(code).toBe(1);
    expect(output).toContain('master.key is damaged');
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});

const openControls = 'Everybody may move the sandbox and read its mails: SANDBOX_CONTROLS=public.';
const namesOfMachine = 'It answers under the names of this machine alone. Set PUBLIC_URL';

it('a server that others reach warns in red of open sandbox controls, and of names that it lacks', async () => {
  const product = await startProduct({
    data: newFolder(),
    // FORCE_COLOR stands for a terminal: the output of a child process is a pipe.
    env: { SANDBOX_CONTROLS: 'public', HOST: '0.0.0.0', FORCE_COLOR: '1' },
  });
  await product.stop();
  expect(product.output()).toContain(`\u001b[31m${openControls}\u001b[39m\n`);
  expect(product.output()).toContain(namesOfMachine);
});

describe('a running server', () => {
  let product: Product;
  const data = mkdtempSync(join(tmpdir(), 'billfold-running-'));

  beforeAll(async () => {
    product = await startProduct({ data });
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('answers /healthz and /readyz', async () => {
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${product.url}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', checks: { database: 'ok' } });
  });

  it('warns of nothing where it is for this machine alone', () => {
    expect(product.output()).not.toContain(openControls);
    expect(product.output()).not.toContain(namesOfMachine);
  });

  it.runIf(process.platform === 'linux')('runs under umask 077, whatever it was before', () => {
    const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
    expect(status).toMatch(/^Umask:\t0077$/m);
  });

  it('writes no file or folder that others can open', () => {
    const paths = ['', ...readdirSync(data, { recursive: true }).map(String)];
    expect(paths.length).toBeGreaterThan(10);
    const letsOthersIn = (path: string): boolean =>
      (statSync(join(data, path)).mode & 0o077) !== 0 &&
      (!path.includes('/') || letsOthersIn(dirname(path)));
    const open = paths.filter(letsOthersIn);
    expect(open).toEqual([]);
  });

  it('keeps a second process off its data', async () => {
    const { code, output } = await runToEnd({ BILLFOLD_DATA: data });
    expect(code).toBe(1);
    expect(output).toContain(`The data directory ${data} is in use by process`);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  it('leaves its port to nobody else, and the other data undamaged', async () => {
    const { port } = new URL(product.url);
    const folder = newFolder();
    const { code, output } = await runToEnd({ PORT: port, BILLFOLD_DATA: folder });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken.`);
    const after = await startProduct({ data: folder });
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
    await after.stop();
  });

  it('finishes the request under way on SIGTERM, then starts again on the same data', async () => {
    const register = fetch(`${product.url}/v1/auth/register/basic`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Stopper',
        email: 'stopper@example.com',
        password: 'lantern-quartz-41',
        accountType: 'INDIVIDUAL',
        acceptTerms: true,
        referralCode: null,
        device: { device: 'Desktop', os: 'Linux', browser: 'Test' },
      }),
    });
    await requestArrived(product.url);
    const code = await product.stop();
    expect((await register).status).toBe(201);
    expect(code).toBe(0);

    product = await startProduct({ data });
    const mails = await fetch(`${product.url}/v1/dev/outbox?to=stopper@example.com`);
    expect(await mails.json()).toMatchObject({ data: [{ to: 'stopper@example.com' }] });
  });
});

/** A later request on the same loopback has its answer: the earlier one has been read. */
async function requestArrived(url: string): Promise<void> {
  await fetch(`${url}/healthz`);
}
