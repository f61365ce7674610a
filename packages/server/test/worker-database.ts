import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type Db, type OpenDatabase, openEmbeddedDatabase } from '../src/db/open-database.ts';

// Lives as long as the worker: tests run without isolation, and one PGlite costs 300 MB.
let opened: Promise<OpenDatabase> | undefined;

/** One database per test worker, emptied on each call. */
export async function emptyDatabase(): Promise<Db> {
  opened ??= openEmbeddedDatabase({
    template: fileURLToPath(new URL('../dist/template.tar.gz', import.meta.url)),
    migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  });
  const { db } = await opened;
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = rowsOf(tables).map((row) => row.name);
  await db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`));
  return db;
}

function rowsOf(result: unknown): readonly { readonly name: string }[] {
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
}
