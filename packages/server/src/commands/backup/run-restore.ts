import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { openEmbeddedDatabase } from '../../db/open-embedded-database.ts';
import { raiseAddressFloor } from '../../payments-accounts/raise-address-floor.ts';
import { lockDataDirectory } from '../../platform/data-lock.ts';
import { readEnv } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import { keyFileOf } from '../../vault/key-source.ts';
import { readKeyFingerprints } from '../../vault/process/read-key-fingerprints.ts';
import type { CommandCall } from '../command.ts';
import { refuseForPostgres } from './postgres-words.ts';
import { fileOf } from './run-backup.ts';

/**
 * Makes the embedded database of a data directory from a backup. Never over another one, and only
 * where the master key opens what is in it.
 * @throws {StartError}
 */
export async function runRestore({
  args,
  variables,
  migrations,
  print,
}: CommandCall): Promise<number> {
  const file = fileOf(args);
  const env = readEnv(variables);
  const { databaseUrl, dataDirectory, masterKey, signerSocket, transit } = env;
  if (databaseUrl !== null) refuseForPostgres('restore', databaseUrl, file);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const unlock = lockDataDirectory(dataDirectory);
  try {
    const cluster = join(dataDirectory, 'pg');
    if (existsSync(join(dataDirectory, 'pg.ready')))
      throw new StartError(
        `There is a database in ${dataDirectory} already. Move ${cluster} and pg.ready away, or set BILLFOLD_DATA to another directory.`,
      );
    const keyFile = keyFileOf({ directory: dataDirectory, given: null, transit });
    // A variable has no place for keys beside Vault.
    const orVariable = transit === null ? ', or set BILLFOLD_MASTER_KEY' : '';
    if (masterKey === null && signerSocket === null && !existsSync(keyFile))
      throw new StartError(
        `Put the ${basename(keyFile)} of this backup into ${dataDirectory} first${orVariable}: without it no wallet opens.`,
      );
    const own = await readKeyFingerprints(env);
    const part = join(dataDirectory, 'pg.restoring');
    rmSync(part, { recursive: true, force: true });
    await unpack(file, part, { own, keyFile, orVariable });
    rmSync(cluster, { recursive: true, force: true });
    renameSync(part, cluster);
    await keepAddressesApart(dataDirectory, migrations);
    print(`${dataDirectory} holds the database of ${file}. Start the server.`);
    return 0;
  } finally {
    unlock();
  }
}

/** Gives out no address again that was given out after the backup was made. */
async function keepAddressesApart(directory: string, migrations: string): Promise<void> {
  // Without the mark that it is whole, the database would be made anew.
  const ready = join(directory, 'pg.ready');
  writeFileSync(ready, '', { mode: 0o600 });
  try {
    const database = await openEmbeddedDatabase({ directory, template: '', migrations });
    await raiseAddressFloor(database.db);
    await database.close();
  } catch (error) {
    rmSync(ready, { force: true });
    throw error;
  }
}

interface Own {
  /** Fingerprints of the keys here. */
  readonly own: readonly string[];
  readonly keyFile: string;
  /** Other place that a refusal names; empty without one. */
  readonly orVariable: string;
}

/** Leaves nothing where it fails. @throws {StartError} */
async function unpack(
  file: string,
  part: string,
  { own, keyFile, orVariable }: Own,
): Promise<void> {
  try {
    const stamped = await load(file, part);
    if (stamped !== null && !own.includes(stamped))
      throw new StartError(
        `This backup belongs to another master key: its wallets would not open. Put its ${basename(keyFile)} into the data directory${orVariable}.`,
      );
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** The fingerprint of the master key that the database was stamped with. */
async function load(file: string, part: string): Promise<string | null> {
  const { PGlite } = await import('@electric-sql/pglite');
  const archive = new Blob([new Uint8Array(readFileSync(file))]);
  const damaged = new StartError(`${file} is no backup of Billfold, or it is damaged.`);
  const lite = await PGlite.create({ dataDir: part, loadDataDir: archive }).catch(() => {
    throw damaged;
  });
  try {
    const { rows } = await lite.query('select key_fingerprint from installation').catch(() => {
      throw damaged;
    });
    return rows.length === 0 ? null : z.parse(stampShape, rows[0]).key_fingerprint;
  } finally {
    await lite.close();
  }
}

const stampShape = z.object({ key_fingerprint: z.nullable(z.string()) });
