import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { chainCursors } from '../db/schema.ts';

/** State of a chain, and how far our books are behind it. */
export interface ChainState {
  readonly network: ServedNetwork;
  readonly isUp: boolean;
  /** Height of the newest block; null when the chain does not answer. */
  readonly head: number | null;
  /** Height up to which the books go; null before the watcher has begun. */
  readonly height: number | null;
  readonly lagBlocks: number | null;
  /** Since the watcher last stood at the head. */
  readonly lagSeconds: number | null;
}

export type StatesContext = Pick<ServiceContext, 'db' | 'platform' | 'chains' | 'openNetworks'>;

/** A node that takes longer counts as away: who asks for a state does not wait for it. */
const deadlineMs = 3_000;

/** The state of every open chain. @throws when the database does not answer */
export async function loadChainStates(context: StatesContext): Promise<readonly ChainState[]> {
  const { db, platform, chains, openNetworks } = context;
  const [heads, cursors] = await Promise.all([
    Promise.all(openNetworks.map((network) => headOf(() => chains.get(network).head()))),
    db.select().from(chainCursors),
  ]);
  return openNetworks.map((network, index) => {
    const head = heads[index] ?? null;
    const cursor = cursors.find((each) => each.network === network);
    const height = cursor?.height ?? null;
    const sinceMs = cursor && platform.clock.now() - cursor.syncedAt.getTime();
    return {
      network,
      isUp: head !== null,
      head,
      height,
      lagBlocks: head === null || height === null ? null : Math.max(0, head - height),
      lagSeconds: sinceMs === undefined ? null : Math.max(0, Math.floor(sinceMs / 1_000)),
    };
  });
}

async function headOf(ask: () => Promise<{ readonly height: number }>): Promise<number | null> {
  const deadline: { timer: NodeJS.Timeout | undefined } = { timer: undefined };
  const late = new Promise<null>((resolve) => {
    deadline.timer = setTimeout(() => resolve(null), deadlineMs);
  });
  try {
    return await Promise.race([ask().then(({ height }) => height), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(deadline.timer);
  }
}
