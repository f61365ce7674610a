// Two processes of the product, of which one can die at a time.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startProduct } from '../../scripts/product.mjs';
import { startRoundRobin } from './round-robin.ts';

export type Pair = Awaited<ReturnType<typeof startPair>>;

/** Starts two processes that do everything, on one database and one node, behind a round robin. */
export async function startPair({
  folder,
  env,
}: {
  readonly folder: string;
  readonly env: Record<string, string>;
}) {
  const start = () => startProduct({ data: mkdtempSync(join(folder, 'process-')), env });
  const first = await start();
  const running: (Product | null)[] = [first];
  try {
    running.push(await start());
  } catch (error) {
    await first.kill();
    throw error;
  }
  const proxy = await startRoundRobin(() =>
    running.filter((product) => product !== null).map(({ url }) => url),
  );
  return {
    url: proxy.url,
    /** Kills a process as `kill -9` does, and starts another in its place. */
    replace: async (at: number): Promise<void> => {
      const product = running[at];
      running[at] = null;
      await product?.kill();
      running[at] = await start();
    },
    stop: async (): Promise<void> => {
      for (const product of running) await product?.kill();
      await proxy.stop();
    },
  };
}
