import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/product.mjs';

/** One product for the whole run: built code, an empty data directory, blocks on demand. */
export default async function start(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'billfold-e2e-'));
  const product = await startProduct({ data, env: { SANDBOX_SPEED: '0' } });
  process.env['BILLFOLD_E2E_URL'] = product.url;
  return async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
