import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../db/open-database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { installation } from '../../db/schema.ts';
import { lockDataDirectory } from '../../platform/data-lock.ts';
import { readEnv } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import { type KeySource, keyFileOf, loadKeys } from '../../vault/key-source.ts';
import { fingerprintOf, type MasterKey } from '../../vault/master-keys.ts';
import type { CommandCall } from '../command.ts';

/** An installation whose keys are looked after. */
export interface OpenKeys {
  readonly db: Db;
  readonly source: KeySource;
  /** They stand in a variable, where no command can change them. */
  readonly areGiven: boolean;
  /** Newest first. */
  readonly masterKeys: readonly MasterKey[];
  /** Fingerprint of the one that the database was stamped with. */
  readonly stamp: string;
}

/**
 * Runs `work` on the database and the master keys of an installation; on the embedded database, while
 * no server does.
 * @throws {StartError} there is no such database, or it belongs to another key
 */
export async function withKeys<T>(
  { variables, migrations }: CommandCall,
  work: (keys: OpenKeys) => Promise<T>,
): Promise<T> {
  const env = readEnv(variables);
  const { databaseUrl: url, dataDirectory: directory, databasePoolSize: poolSize } = env;
  const source = { directory, given: env.masterKey, transit: env.transit };
  if (url === null && !existsSync(join(directory, 'pg.ready')))
    throw new StartError(
      `There is no database in ${directory}. Set BILLFOLD_DATA or DATABASE_URL.`,
    );
  if (env.masterKey === null && !existsSync(keyFileOf(source)))
    throw new StartError(
      `There is no master key in ${directory}. Run this as the user that has it, with BILLFOLD_DATA.`,
    );
  const unlock = url === null ? lockDataDirectory(directory) : () => {};
  try {
    const masterKeys = await loadKeys(source);
    // An embedded database is there: it needs no template.
    const database = await openDatabase({ url, poolSize, directory, template: '', migrations });
    try {
      const stamp = await readStamp(database.db, masterKeys);
      const areGiven = env.masterKey !== null;
      return await database.alone(async () => {
        if (await database.isServed())
          throw new StartError('Servers run on this database. Stop all of them first.');
        return work({ db: database.db, source, areGiven, masterKeys, stamp });
      });
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

async function readStamp(db: Db, masterKeys: readonly MasterKey[]): Promise<string> {
  const [row] = await db.select().from(installation);
  const stamp = row?.keyFingerprint ?? null;
  if (stamp === null) throw new StartError('No server has started on this database yet.');
  if (masterKeys.some((key) => fingerprintOf(key) === stamp)) return stamp;
  throw new StartError(
    'This database belongs to another master key. Set BILLFOLD_MASTER_KEY, or put its master.key into the data directory.',
  );
}
