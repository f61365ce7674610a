// Two processes of the product beside each other, of which one can die at a time.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../../product.mjs';
import { startRoundRobin } from './round-robin.mjs';

/** Two processes that do everything, on one database and one node, behind a round robin. */
export async function startPair({ folder, env }) {
  const start = () => startProduct({ data: mkdtempSync(join(folder, 'process-')), env });
  const running = [await start()];
  try {
    running.push(await start());
  } catch (error) {
    await running[0].kill();
    throw error;
  }
  const proxy = await startRoundRobin(() =>
    running.filter((product) => product !== null).map(({ url }) => url),
  );
  return {
    url: proxy.url,
    /** `kill -9`, and a new one in its place. */
    replace: async (at) => {
      const product = running[at];
      running[at] = null;
      await product.kill();
      running[at] = await start();
    },
    stop: async () => {
      for (const product of running) await product?.kill();
      await proxy.stop();
    },
  };
}
