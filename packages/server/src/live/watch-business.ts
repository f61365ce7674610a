import { isNetwork } from '@billfold/core';
import type { BusinessUpdate } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { businessMembers } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import type { MessageStream } from '../http/send-events.ts';
import type { LiveChange, LiveHub } from './live-hub.ts';
import { openStream } from './open-stream.ts';
import type { StreamPlaces } from './stream-places.ts';

export interface WatchingMember {
  readonly member: Membership;
  /** Reports whether the token is still good; checked repeatedly. */
  readonly isAdmitted: () => Promise<boolean>;
}

/**
 * Streams the changes of a business to a member until their session or their role ends, the client disconnects or
 * the server stops.
 * @throws {ApiError} 429 TOO_MANY_STREAMS
 */
export function watchBusinessOf(
  { db }: Pick<ServiceContext, 'db'>,
  { hub, places }: { readonly hub: LiveHub; readonly places: StreamPlaces },
  { member, isAdmitted }: WatchingMember,
): MessageStream<BusinessUpdate> {
  const leave = places.take(member.userId);
  return openStream<LiveChange, BusinessUpdate>({
    subscribe: ({ put, close }) => {
      const unsubscribe = hub.subscribe({
        onChange: (change) => {
          if (concerns(change, member)) put(JSON.stringify([change.topic, change.payload]), change);
        },
        onStop: close,
      });
      return () => {
        unsubscribe();
        leave();
      };
    },
    tell: async (changes) => {
      // With the next stream its reader loads everything again.
      if (changes.some(({ topic }) => topic === 'gap')) return { messages: [], isLast: true };
      return (await isAdmitted()) && (await hasRole(db, member))
        ? { messages: toUpdates(changes), isLast: false }
        : { messages: [{ type: 'access-changed' }], isLast: true };
    },
  });
}

async function hasRole(
  db: ServiceContext['db'],
  { businessId, userId, role }: Membership,
): Promise<boolean> {
  const own = and(
    eq(businessMembers.businessId, businessId),
    eq(businessMembers.userId, userId),
    eq(businessMembers.role, role),
  );
  return (await db.$count(businessMembers, own)) === 1;
}

function concerns(change: LiveChange, { businessId, userId }: Membership): boolean {
  switch (change.topic) {
    case 'payments':
    case 'webhooks':
    case 'notifications':
      return change.businessId === businessId;
    case 'sessions':
      return change.userId === userId;
    case 'blocks':
    case 'gap':
      return true;
    default:
      return false;
  }
}

/** Updates in the order of the changes, each once. */
function toUpdates(changes: readonly LiveChange[]): readonly BusinessUpdate[] {
  return changes.flatMap(({ topic, payload }): readonly BusinessUpdate[] => {
    switch (topic) {
      case 'payments': {
        const { paymentId, sweepId, payoutId } = z.parse(ofPayment, payload);
        if (sweepId !== undefined) return [{ type: 'sweep', sweepId }];
        if (payoutId !== undefined) return [{ type: 'payout', payoutId }];
        return [paymentId === undefined ? { type: 'unmatched' } : { type: 'payment', paymentId }];
      }
      case 'webhooks':
        return [{ type: 'deliveries' }];
      case 'notifications':
        return [{ type: 'notifications' }];
      case 'blocks': {
        const { network } = z.parse(ofNetwork, payload);
        return isNetwork(network) ? [{ type: 'blocks', network }] : [];
      }
      default:
        return [];
    }
  });
}

const ofPayment = z.object({
  paymentId: z.optional(z.string()),
  sweepId: z.optional(z.string()),
  payoutId: z.optional(z.string()),
});
const ofNetwork = z.object({ network: z.string() });
