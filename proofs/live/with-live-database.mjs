// A PostgreSQL of its own for a live product on nodes of this machine, and an empty folder.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '../../scripts/postgres.mjs';

/**
 * Runs `use`, and removes the folder and the database afterwards.
 * @param {readonly { env: Record<string, string> }[]} nodes
 * @param {(live: { folder: string, url: string, env: Record<string, string> }) => Promise<void>} use
 */
export async function withLiveDatabase(nodes, use) {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-live-'));
  const postgres = await startPostgres();
  try {
    const { url } = await createDatabase(postgres.url);
    const env = {
      DATABASE_URL: url,
      BILLFOLD_MASTER_KEY: randomBytes(32).toString('hex'),
      CHAIN_MODE: 'live',
      CHAIN_NAME: 'regtest',
      // More payments than a person makes in a minute.
      RATE_LIMITS: 'off',
      ...Object.assign({}, ...nodes.map((node) => node.env)),
    };
    await use({ folder, url, env });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
