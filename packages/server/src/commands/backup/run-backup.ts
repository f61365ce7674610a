import { existsSync, linkSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataDirectory } from '../../platform/data-lock.ts';
import { readEnv } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import type { CommandCall } from '../command.ts';
import { refuseForPostgres } from './postgres-words.ts';

/**
 * Writes the embedded database into one new file, whole or not at all. The master key is not in it:
 * who finds a backup finds no wallet.
 * @throws {StartError} the server runs, there is no database, or the file is there
 */
export async function runBackup({ args, variables, print }: CommandCall): Promise<number> {
  const file = fileOf(args);
  const { databaseUrl, dataDirectory } = readEnv(variables);
  if (databaseUrl !== null) refuseForPostgres('backup', databaseUrl, file);
  if (!existsSync(join(dataDirectory, 'pg.ready')))
    throw new StartError(`There is no database in ${dataDirectory}. Set BILLFOLD_DATA.`);
  if (existsSync(file))
    throw new StartError(`${file} is there already. Name a new file: backups are not overwritten.`);
  const unlock = lockDataDirectory(dataDirectory);
  try {
    const size = await dump(join(dataDirectory, 'pg'), file);
    print(`${file} holds the database (${Math.ceil(size / 1_024)} KB).`);
    print(`Keep ${join(dataDirectory, 'master.key')} apart from it: without it no wallet opens.`);
    return 0;
  } finally {
    unlock();
  }
}

async function dump(cluster: string, file: string): Promise<number> {
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create({ dataDir: cluster });
  try {
    const archive = await lite.dumpDataDir('gzip');
    const part = `${file}.${process.pid}.part`;
    try {
      await writeFile(part, new Uint8Array(await archive.arrayBuffer()), {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
      // Never over another: a link fails where a rename would not.
      linkSync(part, file);
    } finally {
      rmSync(part, { force: true });
    }
    return archive.size;
  } finally {
    await lite.close();
  }
}

/** @throws {StartError} */
export function fileOf(args: readonly string[]): string {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new StartError('Name one file: backup <file>, or restore <file>.');
  return resolve(file);
}
