import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { OpenDatabase } from './database.ts';
import { readAsText, textParsers } from './read-as-text.ts';
import { unpackTemplate } from './unpack-template.ts';

export interface EmbeddedOptions {
  /** Absent: in memory. */
  readonly directory?: string;
  /** The prebuilt empty cluster, which spares the costly initdb. */
  readonly template: string;
  readonly migrations: string;
}

/** PGlite, loaded only here: a server on PostgreSQL does not pay for it. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<OpenDatabase> {
  // PostgreSQL as WebAssembly is compiled once, quickly: the optimizing compiler would keep 100 MB and more.
  setFlagsFromString('--liftoff-only');
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const place = options.directory === undefined ? null : placeOf(options.directory);
  const isNew = place === null || !existsSync(place.ready);
  // A first start that was cut off has acknowledged nothing: begin again.
  if (place !== null && isNew) rmSync(place.cluster, { recursive: true, force: true });
  const hasTemplate = isNew && existsSync(options.template);
  if (place !== null && hasTemplate) unpackTemplate(options.template, place.cluster);
  const lite = await PGlite.create({
    parsers: textParsers,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    ...(place === null ? {} : { dataDir: place.cluster }),
    ...(place === null && hasTemplate ? { loadDataDir: blobOf(options.template) } : {}),
  });
  const db = drizzle(readAsText(lite));
  await migrate(db, { migrationsFolder: options.migrations });
  if (place !== null && isNew) writeFileSync(place.ready, '', { mode: 0o600 });
  return {
    db,
    isExclusive: true,
    listen: (channel, onNotice) => lite.listen(channel, onNotice),
    alone: (work) => work(),
    // The lock of the directory has let nobody else in.
    isServed: async () => false,
    connections: () => null,
    close: () => lite.close(),
  };
}

function placeOf(directory: string): { readonly cluster: string; readonly ready: string } {
  return { cluster: join(directory, 'pg'), ready: join(directory, 'pg.ready') };
}

function blobOf(file: string): Blob {
  return new Blob([new Uint8Array(readFileSync(file))]);
}
