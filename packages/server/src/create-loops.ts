import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createBalanceChecks } from './balance-checks/create-balance-checks.ts';
import type { BalanceDifference } from './balance-checks/find-balance-differences.ts';
import { createBalanceProbes } from './balance-probes/create-balance-probes.ts';
import type { AccountFinding } from './balance-probes/create-prober.ts';
import { describeFinding } from './balance-probes/describe-finding.ts';
import { ChainFaultError, ChainUnavailableError } from './chains/chain.ts';
import { CursorMovedError } from './chains/cursor.ts';
import { createBlockClock } from './chains/sandbox/block-clock.ts';
import { type ServedNetwork, servedNetworks } from './chains/served-networks.ts';
import type { PassedOver } from './chains/unread-counts.ts';
import type { ServiceContext } from './context.ts';
import { createHousekeeping } from './create-housekeeping.ts';
import { isDatabaseUnavailable } from './db/database-unavailable.ts';
import type { LeasedLoop } from './db/leased-loop.ts';
import type { Loop } from './db/loop.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Change } from './events/announce.ts';
import { createChangeBus } from './events/change-bus.ts';
import type { Sandbox } from './families/open-sandbox.ts';
import { createGasChecks } from './gas-warnings/create-gas-checks.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createOutboxWorkers } from './outbox/outbox-workers.ts';
import { describeFault } from './platform/describe-fault.ts';
import { createLimitedLog } from './platform/limited-log.ts';
import { timerSchedule } from './platform/timer-schedule.ts';
import { type PriceFeed, PriceFeedError } from './rates/price-feed.ts';
import { createRescanLoop } from './watcher/create-rescan-loop.ts';
import { createWatcher } from './watcher/create-watcher.ts';
import { paceOf } from './watcher/look-pace.ts';
import { createDeliveryLoop } from './webhooks/delivery-loop.ts';

export interface LoopParts {
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  /** Null where real nodes make the blocks. */
  readonly sandboxes: Readonly<Record<ServedNetwork, Sandbox>> | null;
  readonly sandboxSpeed: number;
  /** No other process works on this database: no lease has to end soon, and no notice gets lost. */
  readonly isOnlyProcess: boolean;
  /** Price feeds; none in the sandbox. */
  readonly feeds: readonly PriceFeed[];
  readonly listen: OpenDatabase['listen'];
  /** Names this run of this process. */
  readonly owner: string;
  readonly log: FastifyInstance['log'];
  /** Told of each change after the loops. */
  readonly onChange: (change: Change) => void;
  /** Called when changes may have been missed: before the bus had begun. */
  readonly onGap: () => void;
}

/** Times between looks at what is announced anyway, where no other process can have been announced to. */
const alone = {
  // The lock of the data directory keeps others out, and a start takes over what a crash left.
  leaseMs: 600_000,
  pollMs: 30_000,
  // Within the time after which balances count as stale.
  watchMs: 5_000,
};

/** Times between looks where other processes work on the database, or the chain announces nothing. */
const several = { leaseMs: 15_000, pollMs: 1_000, watchMs: 1_000 };

/** The work that no request asks for: blocks, watchers, outbox. */
export interface Loops {
  start(): void;
  /** Looks for work now, whatever it is. */
  wake(): void;
  /** Looks for periodic work too, as when the clock was moved. */
  wakeAll(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Creates the loops. Every process may have them: a lease lets each of them run in one process at a
 * time, and the workers of the outbox share its jobs.
 */
export function createLoops(parts: LoopParts): Loops {
  const { context, outbox, sandboxes, sandboxSpeed, isOnlyProcess, listen, owner, log } = parts;
  const { db, platform } = context;
  // Loops try again each second: no line for each failure.
  const failures = createLimitedLog({
    clock: platform.clock,
    warn: ({ message, ...fields }) => log.warn(fields, message),
    debug: ({ message, ...fields }) => log.debug(fields, message),
  });
  const onErrorOf =
    (fields: { readonly network?: ServedNetwork }) =>
    (error: unknown): void => {
      if (error instanceof CursorMovedError) log.debug(error.message);
      else if (error instanceof ChainFaultError || error instanceof PriceFeedError)
        failures.lasting({ ...fields, message: error.message });
      else if (error instanceof ChainUnavailableError)
        failures.passing({ ...fields, message: error.message });
      else if (isDatabaseUnavailable(error))
        failures.passing({ message: 'the database does not answer' });
      else log.error({ fault: describeFault(error) }, 'background work failed');
    };
  const onError = onErrorOf({});
  const onFinding = (finding: AccountFinding): void => {
    const { level, message, ...fields } = describeFinding(finding);
    log[level](fields, message);
  };
  const onRepair = (difference: BalanceDifference): void => {
    context.repairs.note(difference);
    const { settled, pending, reserved, ...place } = difference;
    const fields = {
      ...place,
      settled: `${settled}`,
      pending: `${pending}`,
      reserved: `${reserved}`,
    };
    log.error(fields, 'a balance differed from its books: it was repaired');
  };
  const onUnread = (passed: PassedOver): void => {
    context.unread.note(passed);
    const { namesUs, ...fields } = passed;
    if (namesUs)
      log.error(fields, 'a transaction that may concern the books could not be read: passed over');
    else log.warn(fields, 'a transaction of others could not be read: passed over');
  };
  const schedule = timerSchedule;
  const { leaseMs, pollMs } = isOnlyProcess ? alone : several;
  const shared = { db, platform, clock: platform.clock, schedule, owner, leaseMs, onError };
  // A sandbox announces each change of its ledgers; a node announces nothing.
  const { watchMs } = isOnlyProcess && sandboxes !== null ? alone : several;
  // A chain of tests makes blocks on request, and its node is on this machine.
  const isPublic = (network: ServedNetwork) =>
    sandboxes === null && context.chains.get(network).chain !== 'regtest';
  const paceAt = (network: ServedNetwork) => (isPublic(network) ? paceOf(network) : undefined);
  const watchers = new Map(
    context.openNetworks.map((network) => [
      network,
      createWatcher({
        ...{ ...shared, context, network, onUnread, onError: onErrorOf({ network }) },
        ...{ pollMs: watchMs, pace: paceAt(network) },
      }),
    ]),
  );
  const rescans = new Map(
    context.openNetworks.map((network) => [
      network,
      createRescanLoop({ ...shared, context, network, onError: onErrorOf({ network }) }),
    ]),
  );
  const clocks = new Map<ServedNetwork, LeasedLoop>();
  if (sandboxes !== null)
    for (const network of context.openNetworks) {
      const { ledger } = sandboxes[network];
      clocks.set(network, createBlockClock({ ...shared, network, ledger, speed: sandboxSpeed }));
    }
  const probes = context.openNetworks.flatMap(
    (network) =>
      createBalanceProbes({
        ...{ ...shared, context, network, onFinding },
        onError: onErrorOf({ network }),
      }) ?? [],
  );
  const gasChecks = !context.hasPayments
    ? []
    : context.openNetworks.flatMap(
        (network) =>
          createGasChecks({
            ...{ ...shared, context, network },
            onError: onErrorOf({ network }),
          }) ?? [],
      );
  const checks = createBalanceChecks({ ...shared, onRepair });
  const workers = createOutboxWorkers({ outbox, schedule, pollMs, onError });
  const deliveries = createDeliveryLoop({ context, schedule, owner, pollMs, onError });
  const housekeeping = createHousekeeping(shared, context, parts.feeds);
  const react = createReaction({ workers, deliveries, watchers, rescans, clocks });
  const onChange = (change: Change): void => {
    react(change);
    parts.onChange(change);
  };
  const always = [...watchers.values(), ...clocks.values(), workers];
  const eager = context.hasPayments ? [...always, deliveries] : always;
  // A rescan can wait minutes for a node: it is stopped last, once nothing else waits for its turn.
  const all = [...eager, ...probes, ...gasChecks, checks, ...housekeeping, ...rescans.values()];
  const wake = (): void => {
    for (const loop of [...eager, ...rescans.values()]) loop.wake();
  };
  // A loop may have looked before the bus began, and would wait for a notice that never comes.
  const onBegin = (): void => {
    wake();
    parts.onGap();
  };
  const bus = createChangeBus({ db, listen, schedule, pollMs, onChange, onBegin, onError });
  return {
    start: () => {
      for (const loop of all) loop.start();
      bus.start();
    },
    wake,
    wakeAll: () => {
      for (const loop of all) loop.wake();
    },
    stop: async () => {
      await bus.stop();
      for (const loop of all) await loop.stop();
    },
  };
}

interface Woken {
  readonly workers: Loop;
  readonly deliveries: Loop;
  readonly watchers: ReadonlyMap<ServedNetwork, LeasedLoop>;
  readonly rescans: ReadonlyMap<ServedNetwork, LeasedLoop>;
  readonly clocks: ReadonlyMap<ServedNetwork, LeasedLoop>;
}

/** Which loop has work after a change, in whatever process it was made. */
function createReaction({
  workers,
  deliveries,
  watchers,
  rescans,
  clocks,
}: Woken): (change: Change) => void {
  return ({ topic, payload }) => {
    switch (topic) {
      case 'outbox':
        return workers.wake();
      case 'webhooks':
        return deliveries.wake();
      case 'ledger': {
        const { network } = z.parse(ofNetwork, payload);
        // A transaction that waits is mined sooner than an empty block.
        clocks.get(network)?.wake();
        return watchers.get(network)?.wake();
      }
      case 'accounts': {
        const { network } = z.parse(ofNetwork, payload);
        // An account of an imported phrase has a history to look up.
        rescans.get(network)?.wake();
        return watchers.get(network)?.wake();
      }
      // What people look at, not what a loop has to do.
      case 'books':
      case 'blocks':
      case 'sessions':
      case 'payments':
      case 'notifications':
        return;
      default:
        topic satisfies never;
    }
  };
}

const ofNetwork = z.object({ network: z.enum(servedNetworks) });
