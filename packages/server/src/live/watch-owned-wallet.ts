import { isNetwork, type Network } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { MessageStream } from '../http/send-events.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import type { LiveChange, LiveHub } from './live-hub.ts';
import { openStream } from './open-stream.ts';
import type { StreamPlaces } from './stream-places.ts';

export interface Watcher extends WalletOwner {
  /** Reports whether the session may still see the wallet; checked repeatedly. */
  readonly isAdmitted: () => Promise<boolean>;
}

/**
 * Streams the changes of a wallet until its session ends, the client disconnects or the server
 * stops.
 * @throws {ApiError} 404; 429 TOO_MANY_STREAMS
 */
export async function watchOwnedWallet(
  { db }: Pick<ServiceContext, 'db'>,
  { hub, places }: { readonly hub: LiveHub; readonly places: StreamPlaces },
  { isAdmitted, ...owner }: Watcher,
): Promise<MessageStream<LiveUpdate>> {
  await refuseForeignWallet(db, owner);
  const leave = places.take(owner.userId);
  return openStream<LiveChange, LiveUpdate>({
    subscribe: ({ put, close }) => {
      const unsubscribe = hub.subscribe({
        onChange: (change) => {
          if (concerns(change, owner)) put(JSON.stringify([change.topic, change.payload]), change);
        },
        onStop: close,
      });
      return () => {
        unsubscribe();
        leave();
      };
    },
    tell: async (changes) =>
      (await isAdmitted())
        ? { messages: toUpdates(changes), isLast: false }
        : { messages: [{ type: 'session-ended' }], isLast: true },
  });
}

function concerns(change: LiveChange, owner: WalletOwner): boolean {
  switch (change.topic) {
    case 'books':
      return change.walletId === owner.walletId;
    case 'sessions':
      return change.userId === owner.userId;
    case 'blocks':
    case 'network-status':
    case 'gap':
      return true;
    case 'outbox':
    case 'ledger':
    case 'accounts':
    case 'payments':
    case 'webhooks':
    case 'notifications':
      return false;
    default:
      return change satisfies never;
  }
}

/** Each kind once, however often it happened meanwhile. */
function toUpdates(changes: readonly LiveChange[]): readonly LiveUpdate[] {
  const updates: LiveUpdate[] = changes.some(({ topic }) => topic === 'books' || topic === 'gap')
    ? [{ type: 'books' }]
    : [];
  for (const type of ['blocks', 'network-status'] as const)
    for (const network of networksOf(changes, type)) updates.push({ type, network });
  return updates;
}

function networksOf(
  changes: readonly LiveChange[],
  topic: 'blocks' | 'network-status',
): readonly Network[] {
  const named = changes
    .filter((change) => change.topic === topic)
    .map(({ payload }) => z.parse(ofNetwork, payload).network);
  return [...new Set(named)].filter(isNetwork);
}

const ofNetwork = z.object({ network: z.string() });
