import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, createOwner, sendBody, until } from '../bench/load/api.mjs';
import { type Product, startProduct } from '../scripts/product.mjs';

const main = join(import.meta.dirname, '..', 'packages', 'server', 'dist', 'main.js');
// Two users of one group; neither needs an entry in the system's list of users.
const group = 65_534;
const signerUser = { uid: 65_533, gid: group };
const serverUser = { uid: 65_534, gid: group };

const whyNot = reasonToSkip();

/** Only root can start processes of other users, and those must be able to read the repository. */
function reasonToSkip(): string | null {
  if (process.getuid?.() !== 0) return 'only root can start processes of other users';
  return readAs(serverUser, main) === 'read' ? null : `other users cannot read ${main}`;
}

/** Tries to read a file as another user; returns `read` or the code of the error. */
function readAs(user: { uid: number; gid: number }, file: string): string {
  const script = `try { fs.closeSync(fs.openSync(${JSON.stringify(file)})); console.log('read'); } catch (error) { console.log(error.code); }`;
  return spawnSync(process.execPath, ['-e', script], { ...user, encoding: 'utf8' }).stdout.trim();
}

const title = `the signer as another user than the server${whyNot === null ? '' : ` (${whyNot})`}`;

describe.skipIf(whyNot !== null)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-signer-user-'));
  const keys = join(folder, 'keys');
  const data = join(folder, 'data');
  const run = join(folder, 'run');
  const socket = join(run, 'signer.sock');
  const password = 'Correct-horse-7';
  let signer: ChildProcess;
  let product: Product;

  async function startSigner(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [main, 'signer'], {
      env: { SIGNER_SOCKET: socket, BILLFOLD_DATA: keys },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...signerUser,
    });
    await once(child.stdout, 'data');
    return child;
  }

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    for (const [path, user, mode] of [
      [keys, signerUser, 0o700],
      [run, signerUser, 0o750],
      [data, serverUser, 0o700],
    ] as const) {
      mkdirSync(path);
      chownSync(path, user.uid, user.gid);
      chmodSync(path, mode);
    }
    signer = await startSigner();
    const env = { SIGNER_SOCKET: socket, RATE_LIMITS: 'off', SANDBOX_SPEED: '0' };
    product = await startProduct({ data, env, user: serverUser });
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
    signer?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps the master key and its own memory from the user of the server', () => {
    const key = join(keys, 'master.key');
    expect(statSync(key)).toMatchObject({ uid: signerUser.uid });
    expect(readAs(signerUser, key)).toBe('read');
    expect(readAs(serverUser, key)).toBe('EACCES');
    expect(readAs(serverUser, keys)).toBe('EACCES');
    expect(readAs(serverUser, join(data, 'master.key'))).toBe('ENOENT');
    expect(readAs(serverUser, `/proc/${signer.pid}/mem`)).toBe('EACCES');
    expect(readAs(serverUser, `/proc/${signer.pid}/environ`)).toBe('EACCES');
  });

  it('keeps every user outside the group from its socket', () => {
    const stranger = { uid: 65_532, gid: 65_532 };
    const script = `net.connect(${JSON.stringify(socket)}).on('connect', () => console.log('connected')).on('error', (error) => console.log(error.code))`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      ...stranger,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('EACCES');
  });

  it('signs payments, and pays what failed while it restarted exactly once', async () => {
    const api = createApi(() => product.url);
    const { walletId, accountId } = await createOwner(api, { password });
    const place = `/api/wallets/${walletId}`;
    const account = `${place}/accounts/${accountId}`;
    const { addressValue: address } = await api.expect('GET', `${account}/deposit-address`);
    const deposit = { address, asset: 'BTC', amount: '1.00000000' };
    await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', deposit);
    await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 6 });
    const balance = async () =>
      Number((await api.expect('GET', `${place}/accounts`)).items[0].nativeBalance);
    await until('the deposit is available', async () => (await balance()) > 0, {
      withinMs: 30_000,
    });
    const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const pay = (amount: string, key: string) =>
      api.call(
        'POST',
        `${place}/transactions/accounts/${accountId}`,
        sendBody({ amount, recipient, password }),
        { 'idempotency-key': key },
      );
    expect((await pay('0.01', randomUUID())).status).toBe(201);

    const ended = once(signer, 'exit');
    signer.kill('SIGKILL');
    await ended;
    const key = randomUUID();
    expect((await pay('0.02', key)).status).toBe(503);
    signer = await startSigner();
    let hash = '';
    await until(
      'the payment is accepted',
      async () => {
        const { status, body } = await pay('0.02', key);
        hash = body?.hash;
        return status === 201;
      },
      { withinMs: 30_000 },
    );
    expect((await pay('0.02', key)).body).toMatchObject({ hash });
    const { items } = await api.expect('GET', `${place}/transactions?type=SENT`);
    expect(items).toHaveLength(2);
  });
});
