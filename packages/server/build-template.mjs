// The build's own initdb: an empty, migrated cluster as one file, so that no start pays for it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const lite = await PGlite.create();
await migrate(drizzle(lite), {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
});
const dump = await lite.dumpDataDir('gzip');
mkdirSync(new URL('./dist', import.meta.url), { recursive: true });
writeFileSync(
  new URL('./dist/template.tar.gz', import.meta.url),
  Buffer.from(await dump.arrayBuffer()),
);
await lite.close();
