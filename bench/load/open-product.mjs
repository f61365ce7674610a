// Product of a bench on PostgreSQL: a database and a data directory of its own, of which nothing is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, findBinaries, missing, startPostgres } from '../../scripts/postgres.mjs';
import { startProduct } from '../../scripts/product.mjs';

/**
 * @typedef {object} Opened
 * @property {string} databaseUrl
 * @property {(options?: { env?: Record<string, string>, args?: readonly string[] }) => Promise<import('../../scripts/product.mjs').Product>} start
 *   starts the built product on the database, without blocks of its own; each start is one more process
 *
 * Runs a bench on the server of `DATABASE_URL`, or on a PostgreSQL of its own, and ends every product that it
 * started. Without a PostgreSQL it prints why nothing was measured.
 * @param {string} title of the section that the bench prints
 * @param {(opened: Opened) => Promise<void>} measure
 */
export async function benchOnPostgres(title, measure) {
  const given = process.env.DATABASE_URL;
  if (!given && findBinaries() === undefined) return printUnmeasured(title, missing);
  const data = mkdtempSync(join(tmpdir(), 'billfold-bench-'));
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
  const database = await createDatabase(postgres.url);
  const running = [];
  try {
    await measure({
      databaseUrl: database.url,
      start: async ({ env = {}, args = [] } = {}) => {
        const given = { DATABASE_URL: database.url, SANDBOX_SPEED: '0', ...env };
        const product = await startProduct({ data, args, env: given });
        running.push(product);
        return product;
      },
    });
  } finally {
    for (const product of running) await product.kill();
    await database.drop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * @param {string} title
 * @param {string} reason
 */
export function printUnmeasured(title, reason) {
  console.log(`## ${title}\n\nNot measured: ${reason}`);
}
