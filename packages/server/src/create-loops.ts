import type { Platform } from '@billfold/core';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ChainUnavailableError } from './chains/chain.ts';
import { createBlockClock } from './chains/sandbox/block-clock.ts';
import type { Sandbox } from './chains/sandbox/open-sandbox.ts';
import { mapServed, type ServedNetwork, servedNetworks } from './chains/served-networks.ts';
import { isDatabaseUnavailable } from './db/database-unavailable.ts';
import { createLeasedLoop, type LeasedLoop } from './db/leased-loop.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Change } from './events/announce.ts';
import { createChangeBus } from './events/change-bus.ts';
import { forgetOldChanges } from './events/forget-old-changes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { describeFault } from './platform/describe-fault.ts';
import type { ServiceContext } from './services/context.ts';
import { rebroadcastLost } from './services/transactions/rebroadcast-lost.ts';
import { createWatcher } from './services/watcher/create-watcher.ts';
import { CursorMovedError } from './services/watcher/cursor.ts';

export interface LoopParts {
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly sandboxes: Readonly<Record<ServedNetwork, Sandbox>>;
  readonly sandboxSpeed: number;
  readonly listen: OpenDatabase['listen'];
  /** Names this run of this process. */
  readonly owner: string;
  readonly log: FastifyInstance['log'];
}

/** The work that no request asks for: blocks, watchers, outbox. */
export interface Loops {
  start(): void;
  /** Looks for work now, whatever it is. */
  wake(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** However many processes have these loops, each of them runs in one of them at a time. */
export function createLoops(parts: LoopParts): Loops {
  const { context, outbox, sandboxes, sandboxSpeed, listen, owner, log } = parts;
  const { db, platform } = context;
  const onError = (error: unknown): void => {
    // Their own way back is to try again each second: no line for each of them.
    if (error instanceof ChainUnavailableError || error instanceof CursorMovedError)
      log.debug(error.message);
    else if (isDatabaseUnavailable(error)) log.debug('the database does not answer');
    else log.error({ fault: describeFault(error) }, 'background work failed');
  };
  const shared = { db, platform, clock: platform.clock, schedule, owner, onError };
  const watchers = mapServed((network) => createWatcher({ ...shared, context, network }));
  const clocks = servedNetworks.map((network) =>
    createBlockClock({
      ...shared,
      network,
      ledger: sandboxes[network].ledger,
      speed: sandboxSpeed,
      onBlock: () => watchers[network].wake(),
    }),
  );
  const sending = createLeasedLoop({
    ...shared,
    name: 'outbox',
    step: async () => {
      await rebroadcastLost(context);
      await outbox.drain();
      return outboxPollMs;
    },
  });
  const forgetting = createLeasedLoop({
    ...shared,
    name: 'events',
    step: async () => {
      await forgetOldChanges(db);
      return forgetEveryMs;
    },
  });
  const onChange = createReaction({ sending, watchers });
  const bus = createChangeBus({ db, listen, schedule, onChange, onError });
  const eager = [...Object.values(watchers), ...clocks, sending];
  return {
    start: () => {
      for (const loop of [...eager, forgetting]) loop.start();
      bus.start();
    },
    wake: () => {
      for (const loop of eager) loop.wake();
    },
    stop: async () => {
      await bus.stop();
      for (const loop of [...eager, forgetting]) await loop.stop();
    },
  };
}

const outboxPollMs = 1_000;
const forgetEveryMs = 60_000;

interface Woken {
  readonly sending: LeasedLoop;
  readonly watchers: Readonly<Record<ServedNetwork, LeasedLoop>>;
}

/** Which loop has work after a change, in whatever process it was made. */
function createReaction({ sending, watchers }: Woken): (change: Change) => void {
  return ({ topic, payload }) => {
    switch (topic) {
      case 'outbox':
        return sending.wake();
      case 'ledger':
      case 'accounts': {
        const { network } = z.parse(ofNetwork, payload);
        return watchers[network].wake();
      }
      default:
        topic satisfies never;
    }
  };
}

const ofNetwork = z.object({ network: z.enum(servedNetworks) });

const schedule: Platform['schedule'] = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
