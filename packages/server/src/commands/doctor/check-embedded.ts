import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDirectory } from '../../platform/data-lock.ts';
import { InUseError, StartError } from '../../platform/start-error.ts';
import { checkTables, type TablesCheck } from './check-tables.ts';
import { aboutTopic, type Finding } from './finding.ts';

export interface EmbeddedCheck extends Omit<TablesCheck, 'query'> {
  readonly directory: string;
}

const { ok, note, wrong } = aboutTopic('Database');

/** The embedded database, which only one process may open. */
export async function checkEmbedded(check: EmbeddedCheck): Promise<readonly Finding[]> {
  const { directory } = check;
  const notSafe = note(
    'the embedded database does not wait for the disk: use PostgreSQL (DATABASE_URL) for real money.',
  );
  if (!existsSync(directory)) return [ok(`the first start makes ${directory}.`), notSafe];
  try {
    const unlock = lockDataDirectory(directory);
    try {
      return [...(await look(check)), notSafe];
    } finally {
      unlock();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    if (error instanceof InUseError)
      return [note(`${error.message} Until then its tables are not looked at.`), notSafe];
    return [wrong(error.message, 'make it the directory of this user alone.')];
  }
}

async function look(check: EmbeddedCheck): Promise<readonly Finding[]> {
  const { directory } = check;
  if (!existsSync(join(directory, 'pg.ready')))
    return [ok(`the first start makes a database in ${directory}.`)];
  const { PGlite } = await import('@electric-sql/pglite');
  const opened = await PGlite.create({ dataDir: join(directory, 'pg') }).catch(() => null);
  if (opened === null)
    return [
      wrong(`${join(directory, 'pg')} does not open.`, 'restore a backup (docs/operations.md).'),
    ];
  try {
    const query = async (sql: string) => (await opened.query(sql)).rows;
    return [ok(`${join(directory, 'pg')} opens.`), ...(await checkTables({ ...check, query }))];
  } finally {
    await opened.close();
  }
}
