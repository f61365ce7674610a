import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSeedPhrase } from '@billfold/keyring';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeMasterKeys } from '../master-keys.ts';
import type { SeedBinding } from '../sealed-seed.ts';
import { connectSigner } from './connect-signer.ts';
import { requireSigner } from './probe-signer.ts';
import { createLineReader, decodeFrame, encodeFrame } from './signer-frames.ts';
import { openSignerProcess } from './signer-process.ts';
import { type SignerService, serveSigner } from './signer-service.ts';

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const binding: SeedBinding = {
  walletId: '0197c3a0-0000-7000-8000-000000000001',
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Correct-horse-7';
const secret = { kind: 'password', password } as const;
const place = { network: 'BTC', chain: 'main', accountIndex: 0 } as const;

describe.skipIf(process.platform === 'win32')('the signer as a service', () => {
  let folder: string;
  let directory: string;
  let socket: string;
  const services: SignerService[] = [];
  const lines: string[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'billfold-signer-service-'));
    directory = join(folder, 'keys');
    mkdirSync(directory, { mode: 0o700 });
    socket = join(folder, 'signer.sock');
    lines.length = 0;
  });
  afterEach(async () => {
    for (const service of services.splice(0)) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const serve = async () => {
    const service = await serveSigner({ socket, keySource: { directory, given: null }, random });
    services.push(service);
    return service;
  };
  const open = () =>
    openSignerProcess({
      openChannel: () => connectSigner(socket),
      keySource: () => null,
      log: (line) => lines.push(line),
    });
  /** Repeats a call until the server has connected again. */
  const eventually = <T>(call: () => Promise<T>) =>
    expect.poll(() => call().then(() => 'answered', String)).toBe('answered');

  it('seals, derives and reveals for a server that has no keys', async () => {
    await serve();
    const vault = await open();
    const seedPhrase = generateSeedPhrase(12, random.bytes);
    const { record, handle } = await vault.signer.seal({ seedPhrase, password, binding });
    const { publicKey } = await vault.signer.derivePublic(handle, place);
    expect(publicKey).toMatch(/^xpub|^zpub|^[0-9a-f]+/);
    vault.signer.forget(handle);
    expect(await vault.signer.reveal(record, binding, password)).toBe(seedPhrase);
    expect(vault.keys.newest.loginPepper).toHaveLength(32);
    await vault.signer.close();
  });

  it('opens its socket for the group alone, in a directory that is closed to others', async () => {
    await serve();
    expect(statSync(socket).mode & 0o777).toBe(0o660);
    chmodSync(folder, 0o755);
    await expect(requireSigner(socket)).rejects.toThrow(`chmod o-rwx ${folder}`);
    await expect(serve()).rejects.toThrow(`chmod o-rwx ${folder}`);
  });

  it('refuses a master key that its group can read', async () => {
    await serve();
    chmodSync(join(directory, 'master.key'), 0o640);
    await services.pop()?.stop();
    await expect(serve()).rejects.toThrow('master.key (mode 640)');
    expect(existsSync(socket)).toBe(false);
  });

  it('takes the place of a socket that a killed signer left, never of a signer that runs', async () => {
    const first = await serve();
    await expect(serve()).rejects.toThrow('Another signer listens');
    await first.stop();
    // A socket without a listener, as a killed process leaves it.
    const killed = createServer().listen(`${socket}.old`);
    await new Promise((resolve) => killed.once('listening', resolve));
    renameSync(`${socket}.old`, socket);
    await new Promise((resolve) => killed.close(resolve));
    expect(existsSync(socket)).toBe(true);
    await serve();
    await requireSigner(socket);
  });

  it('is waited for with 503 while it restarts, and holds no seed of before', async () => {
    const first = await serve();
    const vault = await open();
    const seedPhrase = generateSeedPhrase(12, random.bytes);
    const { record, handle } = await vault.signer.seal({ seedPhrase, password, binding });
    await first.stop();
    const unavailable = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 };
    await expect(vault.signer.unseal(record, binding, secret)).rejects.toMatchObject(unavailable);
    await serve();
    await eventually(() => vault.signer.reveal(record, binding, password));
    await expect(vault.signer.derivePublic(handle, place)).rejects.toMatchObject(unavailable);
    await vault.signer.close();
  });

  it('is refused by its servers when it comes back with another master key', async () => {
    const first = await serve();
    const vault = await open();
    await first.stop();
    storeMasterKeys(directory, [{ version: 1, bytes: random.bytes(32) }]);
    await serve();
    await expect
      .poll(async () => {
        await vault.kdf.verify('$argon2id$', 'x', 'guest').catch(() => {});
        return lines;
      })
      .toContain('The signer has another master key now. Start the servers again.');
    await expect(vault.signer.seal({ seedPhrase: 'x', password, binding })).rejects.toMatchObject({
      status: 503,
    });
    await vault.signer.close();
  });

  it.each([
    ['no JSON', 'no json\n'],
    ['no question', '{"id":1}\n'],
    ['half of a list', '[[[[\n'],
    ['a deep list', `${'['.repeat(200_000)}\n`],
    ['nine megabytes without an end', 'x'.repeat(9 * 1_024 * 1_024)],
  ])('ends a connection that sends %s, and answers the others', async (_, nonsense) => {
    await serve();
    const vault = await open();
    const stranger = connect(socket);
    stranger.on('error', () => {});
    const closed = new Promise((resolve) => stranger.once('close', resolve));
    stranger.write(nonsense);
    await closed;
    const seedPhrase = generateSeedPhrase(12, random.bytes);
    const { record } = await vault.signer.seal({ seedPhrase, password, binding });
    expect(await vault.signer.reveal(record, binding, password)).toBe(seedPhrase);
    await vault.signer.close();
  });

  it('gives the keys of no directory that a server names', async () => {
    await serve();
    const other = join(folder, 'other');
    mkdirSync(other, { mode: 0o700 });
    storeMasterKeys(other, [{ version: 7, bytes: random.bytes(32) }]);
    const vault = await openSignerProcess({
      openChannel: () => connectSigner(socket),
      keySource: () => ({ directory: other, given: null }),
      log: () => {},
    });
    expect(vault.keys.current).toBe(1);
    await vault.signer.close();
  });
});

describe('frames of the signer', () => {
  it('carry the values that JSON does not have', () => {
    const message = {
      amount: 21_000_000n,
      at: new Date(0),
      list: [new Uint8Array([0, 255]), null, 'text\nwith a line'],
    };
    expect(decodeFrame(encodeFrame(message).trimEnd())).toEqual(message);
  });
  it('are put together from chunks that end anywhere', () => {
    const found: string[] = [];
    const read = createLineReader((line) => found.push(line));
    for (const byte of Buffer.from('ü1\nb2\n\nc')) read(Buffer.of(byte));
    expect(found).toEqual(['ü1', 'b2', '']);
  });
});
