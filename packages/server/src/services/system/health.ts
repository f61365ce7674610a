import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { servedNetworks } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: the database and every chain do too. */
export function registerHealth(app: FastifyInstance, context: ServiceContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const checks = await Promise.all([
      check('database', () => context.db.execute(sql`select 1`)),
      ...servedNetworks.map((network) => check(network, () => context.chains.get(network).head())),
    ]);
    const isReady = checks.every((result) => result.ok);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'unavailable',
      checks: Object.fromEntries(checks.map(({ name, ok }) => [name, ok ? 'ok' : 'down'])),
    });
  });
}

interface Check {
  readonly name: string;
  readonly ok: boolean;
}

async function check(name: string, ask: () => Promise<unknown>): Promise<Check> {
  try {
    await ask();
    return { name, ok: true };
  } catch {
    return { name, ok: false };
  }
}
