// Proves that the guide of a first payment works as it is written: runs its blocks against the built server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProduct } from '../scripts/product.mjs';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'billfold-first-payment-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

it('the guide leads from a fresh server to a completed payment and its webhooks', async () => {
  const product = await startProduct({
    data,
    env: { BILLFOLD_DEMO: '1' },
  });
  try {
    const guide = readFileSync(join('docs', 'first-payment.md'), 'utf8');
    const blocks = [...guide.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(5);
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-c', ['set -euo pipefail', ...blocks].join('\n')],
      {
        cwd: data,
        encoding: 'utf8',
        timeout: 180_000,
        env: {
          ...process.env,
          BILLFOLD: product.url,
          DEMO: join(data, 'demo.json'),
          RECEIVER_PORT: `${await freePort()}`,
        },
      },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      'Completed',
      'listening',
      ...['created', 'detected', 'confirmed', 'completed'].map((type) => `payment.${type}`),
    ]);
  } finally {
    await product.stop();
  }
}, 240_000);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
