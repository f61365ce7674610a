import { and, count, isNotNull, isNull, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { isUnlisted } from '../chains/unlisted-hash.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { bookDrifts, outbox, transactions } from '../db/schema.ts';
import { type ChainState, loadChainStates } from './chain-states.ts';

export interface GaugeSources {
  readonly context: ServiceContext;
  readonly connections: OpenDatabase['connections'];
}

/** Gauges that are read from the server when metrics are scraped. */
export interface ServerGauges {
  /** Never throws: what cannot be read has no figure. */
  read(): Promise<void>;
}

export function createServerGauges(
  registry: Registry,
  { context, connections }: GaugeSources,
): ServerGauges {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge({ name: `billfold_${name}`, help, labelNames, registers: [registry] });
  const info = gauge('info', 'Always 1.', ['version', 'chain_mode']);
  const database = gauge('database_up', '1 when the database answers.');
  const pool = gauge('database_connections', 'Connections of this process.', ['state']);
  const argon2 = gauge('argon2_jobs', 'Passwords that are hashed or wait for it.', ['state']);
  const depth = gauge('outbox_items', 'Promised work that is not done.', ['kind']);
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest work that is not done.');
  const unread = gauge(
    'unread_transactions',
    'Transactions that this process passed over because they cannot be read.',
    ['network', 'names'],
  );
  const repairs = gauge(
    'balance_repairs',
    'Rows of balances that differed from the books, and that this process repaired.',
    driftLabels,
  );
  const chains = createChainGauges(gauge, context.chainMode);
  const refusals = gauge(
    'node_refuses_batches',
    'A node gets each call in a request of its own, because it refused a batch or a range.',
    ['network'],
  );
  const drifts = gauge('books_drift', 'Accounts whose books differ from the chain.', driftLabels);
  const corrections = gauge('books_corrections', 'Corrections in the books.', driftLabels);
  info.set({ version: context.version, chain_mode: context.chainMode }, 1);

  async function readOutbox(): Promise<void> {
    const open = await loadOpenWork(context);
    depth.reset();
    for (const { kind, count } of open) depth.set({ kind }, count);
    const now = context.platform.clock.now();
    const oldest = Math.min(now, ...open.map(({ since }) => since.getTime()));
    age.set((now - oldest) / 1_000);
  }

  return {
    read: async () => {
      for (const [state, count] of Object.entries(connections() ?? {})) pool.set({ state }, count);
      for (const [state, count] of Object.entries(context.kdf.load())) argon2.set({ state }, count);
      const isUp = await readOutbox().then(
        () => true,
        () => false,
      );
      database.set(isUp ? 1 : 0);
      if (!isUp) for (const each of [depth, age]) each.reset();
      for (const each of [drifts, corrections]) each.reset();
      for (const { count, ...labels } of await loadDriftCounts(context).catch(() => []))
        drifts.set(labels, count);
      for (const { count, ...labels } of await loadCorrectionCounts(context).catch(() => []))
        corrections.set(labels, count);
      for (const { count, ...labels } of context.unread.list()) unread.set(labels, count);
      for (const { count, ...labels } of context.repairs.list()) repairs.set(labels, count);
      for (const network of context.openNetworks) {
        const isRefused = context.chains.get(network).refusesBatches?.();
        if (isRefused !== undefined) refusals.set({ network }, isRefused ? 1 : 0);
      }
      chains.set(await loadChainStates(context).catch(() => []));
    },
  };
}

const driftLabels = ['network', 'asset'] as const;

type MakeGauge = (name: string, help: string, labelNames: readonly 'network'[]) => Gauge<'network'>;

function createChainGauges(gauge: MakeGauge, chainMode: ServiceContext['chainMode']) {
  const labels = ['network'] as const;
  const up = gauge('chain_up', '1 when the node, or the sandbox, answers.', labels);
  const head = gauge('chain_head_height', 'Newest block of the chain.', labels);
  const lagBlocks = gauge('watcher_lag_blocks', 'Blocks that are not booked yet.', labels);
  const lagSeconds = gauge('watcher_lag_seconds', 'Since the watcher stood at the head.', labels);
  const mined =
    chainMode === 'sandbox' ? gauge('sandbox_blocks', 'Blocks of the sandbox.', labels) : null;
  return {
    set: (states: readonly ChainState[]): void => {
      for (const each of [up, head, lagBlocks, lagSeconds]) each.reset();
      mined?.reset();
      for (const state of states) {
        const { network } = state;
        up.set({ network }, state.isUp ? 1 : 0);
        if (state.head !== null) head.set({ network }, state.head);
        if (state.head !== null) mined?.set({ network }, state.head);
        if (state.lagBlocks !== null) lagBlocks.set({ network }, state.lagBlocks);
        if (state.lagSeconds !== null) lagSeconds.set({ network }, state.lagSeconds);
      }
    },
  };
}

function loadDriftCounts({ db }: Pick<ServiceContext, 'db'>) {
  const { network, assetId: asset } = bookDrifts;
  return db.select({ network, asset, count: count() }).from(bookDrifts).groupBy(network, asset);
}

function loadCorrectionCounts({ db }: Pick<ServiceContext, 'db'>) {
  const { network, assetId: asset, hash, blockHeight } = transactions;
  return db
    .select({ network, asset, count: count() })
    .from(transactions)
    .where(and(isUnlisted(hash), isNotNull(blockHeight)))
    .groupBy(network, asset);
}

function loadOpenWork({ db }: Pick<ServiceContext, 'db'>) {
  return db
    .select({
      kind: outbox.kind,
      count: sql<number>`count(*)::int`,
      since: sql`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind);
}
