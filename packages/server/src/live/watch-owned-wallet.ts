import { isNetwork, type Network } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { MessageStream } from '../http/send-events.ts';
import { ApiError } from '../platform/api-error.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import type { LiveChange, LiveHub } from './live-hub.ts';
import { openMailbox } from './mailbox.ts';

/** Interval of heartbeats, which find out whether an idle client is still connected. */
const heartbeatMs = 15_000;
/**
 * Most streams of one user in one process: enough for tabs, not for programs that open one after
 * the other.
 */
const mostStreams = 20;

export interface Watcher extends WalletOwner {
  /** Reports whether the session may still see the wallet; checked repeatedly. */
  readonly isAdmitted: () => Promise<boolean>;
}

/** Number of open streams per user. */
export type OpenStreams = Map<string, number>;

/**
 * Streams the changes of a wallet until its session ends, the client disconnects or the server
 * stops.
 * @throws {ApiError} 404; 429 TOO_MANY_STREAMS
 */
export async function watchOwnedWallet(
  { db }: Pick<ServiceContext, 'db'>,
  { hub, open }: { readonly hub: LiveHub; readonly open: OpenStreams },
  { isAdmitted, ...owner }: Watcher,
): Promise<MessageStream<LiveUpdate>> {
  await refuseForeignWallet(db, owner);
  const { userId } = owner;
  const count = open.get(userId) ?? 0;
  if (count >= mostStreams)
    throw new ApiError(429, 'TOO_MANY_STREAMS', {
      errors: ['Too many windows wait for changes. Close some of them.'],
      retryAfterSeconds: 15,
    });
  open.set(userId, count + 1);
  const mailbox = openMailbox<LiveChange>();
  const unsubscribe = hub.subscribe({
    onChange: (change) => {
      if (concerns(change, owner)) mailbox.put(change);
    },
    onStop: mailbox.close,
  });
  const leave = () => {
    unsubscribe();
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
  async function* updates(): AsyncGenerator<LiveUpdate | null> {
    for (;;) {
      const changes = await mailbox.take(heartbeatMs);
      if (changes === 'closed') return;
      if (!(await isAdmitted())) {
        yield { type: 'session-ended' };
        return;
      }
      const told = toUpdates(changes);
      // Nothing to tell: a heartbeat.
      if (told.length === 0) yield null;
      yield* told;
    }
  }
  return {
    messages: updates(),
    close: () => {
      mailbox.close();
      leave();
    },
  };
}

function concerns(change: LiveChange, owner: WalletOwner): boolean {
  switch (change.topic) {
    case 'books':
      return change.walletId === owner.walletId;
    case 'sessions':
      return change.userId === owner.userId;
    case 'blocks':
    case 'network-status':
      return true;
    case 'outbox':
    case 'ledger':
    case 'accounts':
    case 'payments':
    case 'webhooks':
      return false;
    default:
      return change satisfies never;
  }
}

/** Each kind once, however often it happened meanwhile. */
function toUpdates(changes: readonly LiveChange[]): readonly LiveUpdate[] {
  const updates: LiveUpdate[] = changes.some(({ topic }) => topic === 'books')
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
