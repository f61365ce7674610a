import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createWallet,
  getVault,
  logIn,
  renewRecoveryCodes,
  unlockWallet,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudPassword, device, newWallet, signInPassword } from '../../../test/people.ts';
import { createRememberingKdf } from '../../../test/remembering-kdf.ts';
import { createTestServer, masterKey, testServerOptions } from '../../../test/test-server.ts';
import { signUpGuarded } from '../../../test/two-factor.ts';
import { databaseUrl, isOnPostgres, workerDatabase } from '../../../test/worker-database.ts';
import { claimInstallation } from '../../db/claim-installation.ts';
import { openEmbeddedDatabase } from '../../db/open-embedded-database.ts';
import { installation, totpSecrets, users, walletVaults } from '../../db/schema.ts';
import type { Variables } from '../../platform/env.ts';
import { resealSecrets } from '../../two-factor/reseal-secrets.ts';
import { loadSecret, storePendingSecret } from '../../two-factor/totp-store.ts';
import {
  fingerprintOf,
  loadMasterKeys,
  type MasterKey,
  nextMasterKey,
  storeMasterKeys,
} from '../../vault/master-keys.ts';
import { openVaultInProcess } from '../../vault/open-vault.ts';
import { loadVault } from '../../wallets/wallet-store.ts';
import { forgetKey } from './forget-key.ts';
import type { OpenKeys } from './open-keys.ts';
import { rotateKey } from './rotate-key.ts';
import { runRotateKey } from './run-rotate-key.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Parts of a call that this command does not read. */
const unused = { embedDirectory: '', version: '0.0.0' };
const template = fileURLToPath(new URL('../../../dist/template.tar.gz', import.meta.url));
const kdf = createRememberingKdf();
const first: MasterKey = { version: 1, bytes: masterKey };

describe('rotate-key', () => {
  let directory: string;
  let lines: string[];
  const print = (line: string) => lines.push(line);
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-keys-'));
    storeMasterKeys(directory, [first]);
    lines = [];
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const keysNow = () => loadMasterKeys(directory, null);
  async function opened(): Promise<OpenKeys> {
    const { db } = await workerDatabase();
    const [row] = await db.select().from(installation);
    const stamp = row?.keyFingerprint ?? '';
    const source = { directory, given: null };
    return { db, source, areGiven: false, masterKeys: keysNow(), stamp };
  }
  const stampFirst = async () =>
    claimInstallation((await workerDatabase()).db, {
      chain: 'sandbox',
      keyFingerprints: [fingerprintOf(first)],
      now: new Date(0),
    });

  const run = (variables: Variables = {}) =>
    runRotateKey({
      ...{ args: [], migrations, ...unused, print, warn: print },
      variables: { BILLFOLD_DATA: directory, ...variables },
    });

  const passwordOf = async ({ db }: OpenKeys) => {
    const [row] = await db.select({ hash: users.passwordHash }).from(users);
    return row?.hash ?? '';
  };

  it('reseals what it can at once, the rest when it is used, and then drops the old key', async () => {
    const prepared = await testServerOptions();
    const { random } = prepared.options.platform;
    const serve = () =>
      createTestServer(
        {},
        {
          ...prepared,
          options: { ...prepared.options, vault: openVaultInProcess(keysNow(), random, kdf) },
        },
      );
    const before = await serve();
    await stampFirst();
    const person = await signUpGuarded(before, 'ada@example.com');
    const { id } = await before.call(createWallet, { body: newWallet() }, person);

    await rotateKey(await opened(), print);
    expect(keysNow().map(({ version }) => version)).toEqual([2, 1]);
    expect(lines[0]).toContain('has master key 2 now');
    expect(lines[1]).toBe('Sealed anew under master key 2: 1 authenticator apps, 0 webhooks.');
    expect(lines[2]).toBe(
      'Keep master key 1 for what waits for its owner: sign-in passwords: 1, wallets: 1, recovery codes: 10, authenticator apps: 0, webhooks: 0.',
    );
    const keys = await opened();
    expect(keys.stamp).not.toBe(fingerprintOf(first));
    await expect(forgetKey(keys, 1, print)).rejects.toThrow('would be lost with master key 1');
    await expect(forgetKey(keys, 2, print)).rejects.toThrow('in use');
    await expect(forgetKey(keys, 3, print)).rejects.toThrow('no master key 3');

    const after = await serve();
    const signIn = (twoFactorCode: string) =>
      after.call(logIn, {
        body: { email: person.email, password: signInPassword, twoFactorCode, device },
      });
    expect(await passwordOf(keys)).toMatch(/^1:/);
    // A code of the old key, then one of the app.
    await signIn(person.recoveryCodes[0] ?? '');
    expect(await passwordOf(keys)).toMatch(/^2:/);
    await signIn(person.code());
    const unlock = { password: cloudPassword, seedPhrase: null, trustDevice: false };
    // Else a wallet whose browser signs would keep the old key for ever.
    const isNewest = async () => (await after.call(getVault, { params: { id } }, person)).isNewest;
    expect(await isNewest()).toBe(false);
    await after.call(unlockWallet, { params: { id }, body: unlock }, person);
    expect(await isNewest()).toBe(true);
    const [vault] = await keys.db.select().from(walletVaults);
    expect(vault?.pepperVersion).toBe(2);
    await expect(forgetKey(keys, 1, print)).rejects.toThrow('recovery codes: 9,');
    after.clock.advance(30_000);
    await after.call(renewRecoveryCodes, { body: { code: person.code() } }, person);

    await forgetKey(keys, 1, print);
    expect(keysNow().map(({ version }) => version)).toEqual([2]);
    const { record, binding } = await loadVault(keys.db, {
      userId: person.user.id,
      walletId: id,
    });
    const { signer } = openVaultInProcess(keysNow(), random, kdf);
    const secret = { kind: 'password', password: cloudPassword } as const;
    expect((await signer.unseal(record, binding, secret)).renewed).toBeNull();
    await expect(forgetKey(await opened(), 1, print)).rejects.toThrow('no master key 1');
  }, 90_000);

  it('goes on where it was cut off, and makes no third key of it', async () => {
    const { options } = await testServerOptions();
    await stampFirst();
    const { db, platform } = options;
    const secret = new Uint8Array(20).fill(5);
    for (let at = 0; at < 5; at += 1) {
      const userId = platform.newId();
      await db.insert(users).values({
        ...{ id: userId, email: `${at}`, emailNorm: `${at}`, name: 'Ada' },
        ...{ accountType: 'INDIVIDUAL', createdAt: new Date(0) },
      });
      await storePendingSecret(db, { platform, keys: options.vault.keys }, { userId, secret });
    }
    // Cut off between the new key and everything else.
    storeMasterKeys(directory, [nextMasterKey([first]), first]);
    const { random } = platform;
    const { keys } = openVaultInProcess(keysNow(), random);
    // Cut off again, after the third row.
    let left = 3;
    const dying = {
      bytes: (length: number) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return random.bytes(length);
      },
    };
    await expect(resealSecrets(db, { keys, random: dying })).rejects.toThrow('killed');
    const versions = async () =>
      (await db.select().from(totpSecrets)).map(({ keyVersion }) => keyVersion).sort();
    expect(await versions()).toEqual([1, 1, 2, 2, 2]);

    await rotateKey(await opened(), print);
    expect(lines[0]).toBe('Sealed anew under master key 2: 2 authenticator apps, 0 webhooks.');
    expect(keysNow()).toHaveLength(2);
    expect(await versions()).toEqual([2, 2, 2, 2, 2]);
    for (const { id } of await db.select({ id: users.id }).from(users))
      expect((await loadSecret(db, { keys }, id))?.secret).toEqual(secret);
    expect(lines[1]).toBe('Nothing hangs on master key 1 any more: rotate-key --forget 1.');
  });

  it('makes no second key on the day of the first', async () => {
    await createTestServer();
    await stampFirst();
    await rotateKey(await opened(), print);
    await expect(rotateKey(await opened(), print)).rejects.toThrow('less than a day ago');
    expect(keysNow().map(({ version }) => version)).toEqual([2, 1]);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    utimesSync(join(directory, 'master.key'), yesterday, yesterday);
    await rotateKey(await opened(), print);
    expect(keysNow().map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('says what to do where a variable has the keys, and where there is nothing to rotate', async () => {
    await testServerOptions();
    await stampFirst();
    await expect(rotateKey({ ...(await opened()), areGiven: true }, print)).rejects.toThrow(
      'BILLFOLD_MASTER_KEY=2:{64 new hexadecimal digits},{what it is now}',
    );
    const call = {
      variables: { BILLFOLD_DATA: directory },
      migrations,
      ...unused,
      print,
      warn: print,
    };
    await expect(runRotateKey({ ...call, args: [] })).rejects.toThrow('There is no database');
    await expect(runRotateKey({ ...call, args: ['--forget'] })).rejects.toThrow(
      'rotate-key --forget',
    );
    expect(keysNow()).toHaveLength(1);
  });

  it('works on the embedded database of a data directory, while no server does', async () => {
    const database = await openEmbeddedDatabase({ directory, template, migrations });
    await claimInstallation(database.db, {
      chain: 'sandbox',
      keyFingerprints: [fingerprintOf(first)],
      now: new Date(0),
    });
    await database.close();
    expect(await run()).toBe(0);
    expect(readFileSync(join(directory, 'master.key'), 'utf8')).toMatch(
      /^2:[0-9a-f]{64}\n1:[0-9a-f]{64}\n$/,
    );
  });

  it.runIf(isOnPostgres())(
    'refuses beside a running server on PostgreSQL, and makes one key once it has stopped',
    async () => {
      const server = await createTestServer();
      await stampFirst();
      const { isServed } = await workerDatabase();
      const url = { DATABASE_URL: databaseUrl() };
      server.start();
      await expect.poll(isServed).toBe(true);
      await expect(run(url)).rejects.toThrow(
        'Servers run on this database. Stop all of them first.',
      );
      expect(keysNow()).toHaveLength(1);
      await server.stop();
      await expect.poll(isServed).toBe(false);
      expect(await run(url)).toBe(0);
      await expect(run(url)).rejects.toThrow('less than a day ago');
      expect(keysNow().map(({ version }) => version)).toEqual([2, 1]);
    },
  );
});
