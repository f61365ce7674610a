import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAmount, toDecimal } from '@billfold/core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../test/dump-database.ts';
import { balanceOf, confirm, holderWith, ledgerBalance, send } from '../../../test/funded.ts';
import type { Holder } from '../../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { claimInstallation } from '../../db/claim-installation.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { openEmbeddedDatabase } from '../../db/open-embedded-database.ts';
import { addresses, installation } from '../../db/schema.ts';
import { fingerprintOf, loadMasterKeys } from '../../vault/master-keys.ts';
import { openVaultInProcess } from '../../vault/open-vault.ts';
import { runBackup } from './run-backup.ts';
import { runRestore } from './run-restore.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const template = fileURLToPath(new URL('../../../dist/template.tar.gz', import.meta.url));

/** Hash of everything but the index that addresses for payments begin at: restoring raises it. */
async function contentOf({ db }: OpenDatabase): Promise<string> {
  const dump = (await dumpDatabase(db)).replace(/"addressFloor":\d+/, '');
  return createHash('sha256').update(dump).digest('hex');
}

describe('backup and restore', () => {
  let folder: string;
  let file: string;
  let lines: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'billfold-backup-'));
    file = join(folder, 'billfold.tar.gz');
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const call = (directory: string, args: readonly string[] = [file]) => ({
    args,
    variables: { BILLFOLD_DATA: join(folder, directory) },
    migrations,
    embedDirectory: '',
    version: '0.0.0',
    print: (line: string) => lines.push(line),
    warn: (line: string) => lines.push(line),
  });

  interface Installation {
    readonly server: TestServer;
    readonly database: OpenDatabase;
    /** Fingerprint of all that was there before the server began. */
    readonly found: string;
  }
  async function open(name: string): Promise<Installation> {
    const directory = join(folder, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const masterKeys = loadMasterKeys(directory, null);
    const database = await openEmbeddedDatabase({ directory, template, migrations });
    await claimInstallation(database.db, {
      chain: 'sandbox',
      keyFingerprints: masterKeys.map(fingerprintOf),
      now: new Date(0),
    });
    const found = await contentOf(database);
    const { options, clock } = await testServerOptions();
    const vault = openVaultInProcess(masterKeys, options.platform.random);
    const prepared = { options: { ...options, ...database, vault }, clock };
    return { server: await createTestServer({}, prepared), database, found };
  }
  async function makeKey(name: string, from?: string): Promise<void> {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    if (from === undefined) loadMasterKeys(join(folder, name), null);
    else
      writeFileSync(
        join(folder, name, 'master.key'),
        readFileSync(join(folder, from, 'master.key')),
        { mode: 0o600 },
      );
  }

  /** Returns the balance in the books and the balance of the account's addresses on the ledger. */
  async function balances({ server, database }: Installation, holder: Holder) {
    const own = await database.db
      .select({ address: addresses.address })
      .from(addresses)
      .where(eq(addresses.accountId, holder.account.id));
    const held = await Promise.all(own.map(({ address }) => ledgerBalance(server, address)));
    const { available, pending } = await balanceOf(server, holder);
    return {
      booked: parseAmount(available, 8) + parseAmount(pending, 8),
      held: held.reduce((total, each) => total + each, 0n),
    };
  }

  it('bring back a server whose books balance, and which goes on', async () => {
    const first = await open('first');
    const holder = await holderWith(first.server, ['0.5']);
    await send(first.server, holder, { amount: toDecimal('0.1') });
    await confirm(first.server, 2);
    const before = await balances(first, holder);
    const everything = await contentOf(first.database);
    await first.database.close();

    expect(await runBackup(call('first'))).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(join(folder, 'first', 'pg'), { recursive: true });

    await makeKey('second', 'first');
    expect(await runRestore(call('second'))).toBe(0);
    const second = await open('second');
    expect(second.found).toBe(everything);
    const [restored] = await second.database.db.select().from(installation);
    expect(restored?.addressFloor).toBe(160_000);
    const after = await balances(second, holder);
    expect(after).toEqual(before);
    expect(after.booked).toBe(after.held);
    expect(after.booked).toBeGreaterThan(parseAmount('0.399', 8));
    await send(second.server, holder, { amount: toDecimal('0.2'), key: 'key-2' });
    await confirm(second.server, 2);
    const gone = await balances(second, holder);
    expect(gone.booked).toBe(gone.held);
    expect(gone.booked).toBeLessThan(after.booked - parseAmount('0.2', 8));
    await second.database.close();
  }, 120_000);

  it('holds no key, so that who finds it finds no wallet', async () => {
    const first = await open('first');
    await first.database.close();
    await runBackup(call('first'));
    const key = readFileSync(join(folder, 'first', 'master.key'));
    expect(readFileSync(file).includes(key)).toBe(false);
    expect(lines.join()).toContain('master.key');
    await expect(runRestore(call('nowhere'))).rejects.toThrow('Put the master.key of this backup');
    const encrypted = call('nowhere');
    const transit = {
      ...{ VAULT_ADDR: 'https://vault.example', VAULT_TRANSIT_KEY: 'billfold' },
      VAULT_TOKEN_FILE: '/run/token',
    };
    const variables = { ...encrypted.variables, ...transit };
    await expect(runRestore({ ...encrypted, variables })).rejects.toThrow(
      /^Put the master\.key\.vault of this backup into \S+ first: without it/,
    );
    await makeKey('stranger');
    await expect(runRestore(call('stranger'))).rejects.toThrow('belongs to another master key');
    expect(existsSync(join(folder, 'stranger', 'pg.ready'))).toBe(false);
    expect(existsSync(join(folder, 'stranger', 'pg.restoring'))).toBe(false);
  });

  it('never overwrite anything, and want the server stopped', async () => {
    const first = await open('first');
    await first.database.close();
    await runBackup(call('first'));
    await expect(runBackup(call('first'))).rejects.toThrow('is there already');
    await expect(runRestore(call('first'))).rejects.toThrow('There is a database in');
    rmSync(file);
    // The process that started these tests lives as long as they do.
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(join(folder, 'first', 'billfold.lock'), `${process.ppid} ${started}`);
    await expect(runBackup(call('first'))).rejects.toThrow(`in use by process ${process.ppid}`);
    expect(existsSync(file)).toBe(false);
  });

  it('refuse what is no backup, and leave nothing', async () => {
    await makeKey('second');
    writeFileSync(file, 'not a backup');
    await expect(runRestore(call('second'))).rejects.toThrow('is no backup of Billfold');
    writeFileSync(file, readFileSync(template));
    await expect(runRestore(call('second', [join(folder, 'none')]))).rejects.toThrow(
      'There is no file',
    );
    expect(existsSync(join(folder, 'second', 'pg'))).toBe(false);
    await expect(runBackup(call('second'))).rejects.toThrow('There is no database');
    await expect(runBackup(call('second', []))).rejects.toThrow('Name one file');
    await expect(runBackup(call('second', ['--all']))).rejects.toThrow('Name one file');
  });

  it('tell the commands for PostgreSQL, and no password', async () => {
    const variables = {
      DATABASE_URL: 'postgres://ada:hunter2@db.example.com:5433/billfold?sslmode=verify-full',
    };
    const words = async (run: typeof runBackup) =>
      run({ ...call('first'), variables }).then(String, (error: unknown) => String(error));
    const backup = await words(runBackup);
    expect(backup).toContain(
      `pg_dump --format=custom --file='${file}' 'postgres://ada@db.example.com:5433/billfold'`,
    );
    const restore = await words(runRestore);
    expect(restore).toContain(
      `pg_restore --no-owner --dbname='postgres://ada@db.example.com:5433/billfold' '${file}'`,
    );
    expect(backup + restore).not.toContain('hunter2');
  });
});
