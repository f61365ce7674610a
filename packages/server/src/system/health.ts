import type { FastifyInstance } from 'fastify';
import { sharedWhileRunning } from '../platform/shared-while-running.ts';
import { type ChainState, loadChainStates, type StatesContext } from './chain-states.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the database and every chain do too, and how far the
 * books are behind each chain.
 */
export function registerHealth(app: FastifyInstance, context: StatesContext): void {
  // Anyone may ask, and each answer asks the nodes: parallel requests share one.
  const load = sharedWhileRunning(() => loadChainStates(context).catch(() => null));
  // `forwarded` shows the doctor at the public address what TRUST_PROXY should be.
  app.get('/healthz', async ({ headers }) => ({
    status: 'ok',
    forwarded: headers['x-forwarded-for'] !== undefined,
  }));
  app.get('/readyz', async (_, reply) => {
    const states = await load();
    const isReady = states?.every(({ isUp }) => isUp) ?? false;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'unavailable',
      checks: {
        database: states === null ? 'down' : 'ok',
        ...byNetwork(states ?? [], ({ isUp }) => (isUp ? 'ok' : 'down')),
      },
      chains: byNetwork(states ?? [], ({ head, height, lagBlocks, lagSeconds }) => ({
        head,
        height,
        lagBlocks,
        lagSeconds,
      })),
    });
  });
}

function byNetwork<T>(states: readonly ChainState[], say: (state: ChainState) => T) {
  return Object.fromEntries(states.map((state) => [state.network, say(state)]));
}
