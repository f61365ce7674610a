import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTransitVault, type TransitVault, transitToken } from '../../test/transit-vault.ts';
import { runEncryptKey } from '../commands/keys/run-encrypt-key.ts';
import { readEnv } from '../platform/env.ts';
import {
  encryptedFileIn,
  type KeySource,
  loadKeys,
  makeFirstKey,
  storeKeys,
} from './key-source.ts';
import {
  fileIn,
  fingerprintOf,
  loadMasterKeys,
  type MasterKey,
  nextMasterKey,
} from './master-keys.ts';

let directory: string;
let tokenFile: string;
let vault: TransitVault;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'billfold-transit-'));
  tokenFile = join(directory, 'token');
  writeFileSync(tokenFile, `${transitToken}\n`, { mode: 0o600 });
  vault = await openTransitVault();
});
afterEach(async () => {
  await vault.close();
  rmSync(directory, { recursive: true, force: true });
});

const variables = () => ({
  ...{ BILLFOLD_DATA: directory, VAULT_ADDR: vault.origin, VAULT_TRANSIT_KEY: 'billfold' },
  VAULT_TOKEN_FILE: tokenFile,
});
const source = (): KeySource => ({ directory, given: null, transit: readEnv(variables()).transit });
const plainSource = (): KeySource => ({ directory, given: null });
const fingerprints = (keys: readonly MasterKey[]) => keys.map(fingerprintOf);
const encryptKey = async () => {
  const lines: string[] = [];
  await runEncryptKey({
    ...{ args: [], migrations: '', embedDirectory: '', version: '0.0.0' },
    ...{ variables: variables(), print: (line: string) => lines.push(line), warn: () => {} },
  });
  return lines;
};
/** Message of a refused load. */
const refusal = async (from = source()) => {
  const error: unknown = await loadKeys(from).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? `${error.name}: ${error.message}` : 'loaded';
};

describe('master keys that Vault encrypts', () => {
  it('are made at the first start, and never lie on the disk as they are', async () => {
    const [key] = await loadKeys(source());
    expect(key).toMatchObject({ version: 1, bytes: expect.any(Uint8Array) });
    const stored = readFileSync(encryptedFileIn(directory), 'utf8');
    expect(stored).toMatch(/^1:vault:v1:\S+\n$/);
    expect(statSync(encryptedFileIn(directory)).mode & 0o777).toBe(0o600);
    expect(existsSync(fileIn(directory))).toBe(false);
    const bytes = Buffer.from(key?.bytes ?? []);
    for (const form of ['hex', 'base64'] as const)
      expect(stored).not.toContain(bytes.toString(form));
    expect(fingerprints(await loadKeys(source()))).toEqual(key && [fingerprintOf(key)]);
  });

  it('keep their versions, newest first', async () => {
    const first = await loadKeys(source());
    await storeKeys(source(), [nextMasterKey(first), ...first]);
    expect((await loadKeys(source())).map(({ version }) => version)).toEqual([2, 1]);
    expect(readFileSync(encryptedFileIn(directory), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('take over the keys of a file by encrypt-key', async () => {
    const plain = loadMasterKeys(directory, null);
    expect(await refusal()).toBe(
      `StartError: ${fileIn(directory)} is not encrypted. Run encrypt-key once, which lets Vault encrypt it.`,
    );
    const lines = await encryptKey();
    expect(lines.join()).not.toContain(Buffer.from(plain[0]?.bytes ?? []).toString('hex'));
    expect(fingerprints(await loadKeys(source()))).toEqual(fingerprints(plain));
    await expect(encryptKey()).rejects.toThrow('already');
  });

  it('are not taken over where Vault decrypts them to others', async () => {
    loadMasterKeys(directory, null);
    vault.decryptTo(randomBytes(32));
    await expect(encryptKey()).rejects.toThrow('to other keys');
    expect(readdirSync(directory).toSorted()).toEqual(['master.key', 'token']);
  });

  it('are not taken over while another process has the directory', async () => {
    loadMasterKeys(directory, null);
    const started = readFileSync('/proc/1/stat', 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(join(directory, 'billfold.lock'), `1 ${started}`);
    await expect(encryptKey()).rejects.toThrow('is in use by process 1');
    expect(existsSync(encryptedFileIn(directory))).toBe(false);
  });

  it('are not replaced by new ones where Vault is not named', async () => {
    await loadKeys(source());
    await expect(makeFirstKey(plainSource())).rejects.toThrow(
      'is encrypted by Vault: set VAULT_ADDR',
    );
    expect(existsSync(fileIn(directory))).toBe(false);
  });
});

describe('a start whose Vault cannot be used', () => {
  beforeEach(async () => {
    await loadKeys(source());
  });

  it('says that it does not answer', async () => {
    const asked = source();
    await vault.close();
    const answer = await refusal(asked);
    expect(answer).toContain(
      `Vault at ${vault.origin} is asked for transit/billfold, and it does not`,
    );
    expect(answer).toMatch(/^StartError: .* it does not answer \(\w+\)\.$/);
    vault = await openTransitVault();
  });

  it.each([
    [400, 'it cannot decrypt or encrypt with this key (400)'],
    [403, 'it refuses the token of VAULT_TOKEN_FILE (403)'],
    [404, 'it has no such transit engine or key (404)'],
    [503, 'it is sealed or in maintenance (503)'],
    [500, 'it answers 500'],
    [200, 'its answer is not that of a transit engine'],
  ])('says what the status %i means, and nothing of the request', async (status, why) => {
    vault.refuseWith(status);
    const message = await refusal();
    expect(message).toContain(why);
    expect(message).not.toContain('vault:v1:');
    expect(message).not.toContain(transitToken);
  });

  it('refuses a token that is missing, wrong or open to others, without showing it', async () => {
    writeFileSync(tokenFile, 'hvs.another');
    expect(await refusal()).toContain('refuses the token of VAULT_TOKEN_FILE (403)');
    writeFileSync(tokenFile, '');
    expect(await refusal()).toBe(`StartError: VAULT_TOKEN_FILE ${tokenFile} has no token.`);
    chmodSync(tokenFile, 0o644);
    expect(await refusal()).toContain('Others can open');
    rmSync(tokenFile);
    expect(await refusal()).toBe(
      `StartError: VAULT_TOKEN_FILE ${tokenFile} cannot be read (ENOENT).`,
    );
  });

  it('refuses a damaged file before it asks', async () => {
    const { length } = vault.calls;
    writeFileSync(encryptedFileIn(directory), '1:abc\n');
    expect(await refusal()).toContain('is damaged. Restore it from a backup.');
    expect(vault.calls).toHaveLength(length);
  });
});

describe('readEnv', () => {
  it('takes Vault only whole, over https or on this machine, and without a key in a variable', () => {
    expect(readEnv({}).transit).toBeNull();
    // The command line of Vault reads this variable too.
    expect(readEnv({ VAULT_ADDR: 'http://vault.example:8200' }).transit).toBeNull();
    const given = variables();
    expect(readEnv(given).transit).toMatchObject({ mount: 'transit', key: 'billfold', tokenFile });
    expect(() => readEnv({ ...given, VAULT_ADDR: 'http://vault.example' })).toThrow('VAULT_ADDR');
    expect(() => readEnv({ ...given, VAULT_ADDR: '' })).toThrow('VAULT_ADDR');
    expect(() => readEnv({ ...given, VAULT_TRANSIT_KEY: '../x' })).toThrow('VAULT_TRANSIT_KEY');
    expect(() => readEnv({ ...given, VAULT_TOKEN_FILE: 'token' })).toThrow('VAULT_TOKEN_FILE');
    expect(() => readEnv({ ...given, BILLFOLD_MASTER_KEY: '0'.repeat(64) })).toThrow('not both');
  });
});
