import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { createDatabase } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';

/** Where the product of each worker runs, by the worker's place. */
export const productsVariable = 'E2E_PRODUCTS';

/**
 * A product for each worker, so that no test mines another one's blocks: built code, empty data,
 * blocks on demand. They outlive the workers, of which there are new ones for each size.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, start));
  process.env[productsVariable] = products.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

async function start(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'billfold-e2e-'));
  // With DATABASE_URL the product runs on that PostgreSQL server, in a database of its own.
  const server = process.env['DATABASE_URL'];
  const database = server === undefined ? null : await createDatabase(server);
  const product = await startProduct({
    data,
    // A wallet alone; paid-product.ts has payments too.
    env: {
      SANDBOX_SPEED: '0',
      PAYMENTS: 'off',
      ...(database === null ? {} : { DATABASE_URL: database.url }),
    },
  });
  return {
    url: product.url,
    stop: async () => {
      await product.stop();
      await database?.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
