// Two APIs and two workers on one database, any of which can die at any time.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startProduct } from '../../scripts/product.mjs';
import { startRoundRobin } from '../processes/round-robin.ts';

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const roles = ['api', 'worker', 'api', 'worker'] as const;

/** Starts the processes, with a round robin in front of the APIs. */
export async function startFleet({
  folder,
  env,
}: {
  readonly folder: string;
  readonly env: Record<string, string>;
}) {
  const start = (role: (typeof roles)[number]) => {
    const data = mkdtempSync(join(folder, `${role}-`));
    return startProduct({ data, args: ['--role', role], env });
  };
  const running: (Product | null)[] = await Promise.all(roles.map(start));
  const proxy = await startRoundRobin(() =>
    running.flatMap((product, at) =>
      product !== null && roles[at] === 'api' ? [product.url] : [],
    ),
  );
  return {
    url: proxy.url,
    size: roles.length,
    roles,
    /** Kills a process as `kill -9` does, and starts another in its place. */
    replace: async (at: number): Promise<void> => {
      const product = running[at];
      const role = roles[at];
      if (role === undefined) throw new RangeError(`there is no process ${at}`);
      running[at] = null;
      await product?.kill();
      running[at] = await start(role);
    },
    stop: async (): Promise<void> => {
      for (const product of running) await product?.kill();
      await proxy.stop();
    },
  };
}
