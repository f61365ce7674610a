import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
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
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { createPoolDatabase, openPool } = await import('./pool-database.ts');
  const place = options.directory === undefined ? null : placeOf(options.directory);
  const isNew = place === null || !existsSync(place.ready);
  // A first start that was cut off has acknowledged nothing: begin again.
  if (place !== null && isNew) rmSync(place.cluster, { recursive: true, force: true });
  const hasTemplate = isNew && existsSync(options.template);
  if (place !== null && hasTemplate) unpackTemplate(options.template, place.cluster);
  const lite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    ...(place === null ? {} : { dataDir: place.cluster }),
    ...(place === null && hasTemplate ? { loadDataDir: blobOf(options.template) } : {}),
  });
  const pool = openPool({
    // PGlite has one session: a transaction keeps it from everybody else.
    max: 1,
    idleTimeoutMillis: 0,
    ...{ user: 'postgres', database: 'postgres', ssl: false },
    stream: () => new EmbeddedSocket(lite),
  });
  const listen = createListen(pool);
  await migrate(drizzle(pool), { migrationsFolder: options.migrations });
  if (place !== null && isNew) writeFileSync(place.ready, '', { mode: 0o600 });
  return {
    db: createPoolDatabase(pool),
    isExclusive: true,
    listen,
    alone: (work) => work(),
    // The lock of the directory has let nobody else in.
    isServed: async () => false,
    connections: () => null,
    close: async () => {
      await pool.end();
      await lite.close();
    },
  };
}

/** Creates `listen` of the database. Whichever connection speaks to it, its one session listens. */
function createListen(pool: Pool): OpenDatabase['listen'] {
  const notices = new EventEmitter();
  pool.on('connect', (connection) => {
    connection.on('notification', ({ channel }) => notices.emit(channel));
  });
  return async (channel, onNotice) => {
    notices.on(channel, onNotice);
    await pool.query(`listen "${channel}"`);
    return async () => {
      notices.off(channel, onNotice);
    };
  };
}

function placeOf(directory: string): { readonly cluster: string; readonly ready: string } {
  return { cluster: join(directory, 'pg'), ready: join(directory, 'pg.ready') };
}

function blobOf(file: string): Blob {
  return new Blob([new Uint8Array(readFileSync(file))]);
}
