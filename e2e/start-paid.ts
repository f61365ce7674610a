import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/product.mjs';

/** Starts a product with payments, which the products of the workers have not. */
export async function startPaid(env: Readonly<Record<string, string>> = {}): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const data = mkdtempSync(join(tmpdir(), 'billfold-e2e-'));
  const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', PAYMENTS: 'on', ...env } });
  return {
    url: product.url,
    stop: async () => {
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
