import type { PaidState, PaymentFlag } from '../../contract/payments/payment.ts';
import type { AttentionReason } from '../../contract/webhooks/events.ts';
import type { PaymentState } from './decision.ts';
import { isEnded } from './is-ended.ts';

/** An event of a payment, with its reasons where a person should look at it. */
export type PaymentEvent =
  | {
      readonly type: `payment.${'created' | 'detected' | 'confirmed' | 'completed' | 'expired' | 'cancelled' | 'invalid' | 'refunded'}`;
    }
  | { readonly type: 'payment.attention'; readonly reasons: readonly AttentionReason[] };

/** State of a payment as far as events tell it. */
export type EventfulState = Pick<
  PaymentState,
  'status' | 'paidState' | 'refundState' | 'flags' | 'detectedAt' | 'confirmedAt' | 'completedAt'
>;

/**
 * Lists the events between two states of a payment, in order; `before` is null at its creation. All
 * milestones passed are told. Without one there is at most one event, and a payment that waits for its
 * money again, or for blocks, tells none.
 */
export function findEvents(
  before: EventfulState | null,
  after: EventfulState,
): readonly PaymentEvent[] {
  const milestones = findMilestones(before, after);
  if (before === null) return [{ type: 'payment.created' }, ...milestones];
  if (milestones.length > 0) return milestones;
  const event = findStatusEvent(before, after) ?? findAttention(before, after);
  if (event !== undefined) return [event];
  return before.refundState === after.refundState ? [] : [{ type: 'payment.refunded' }];
}

function findMilestones(
  before: EventfulState | null,
  { detectedAt, confirmedAt, completedAt }: EventfulState,
): readonly PaymentEvent[] {
  const events: PaymentEvent[] = [];
  if (detectedAt !== null && (before?.detectedAt ?? null) === null)
    events.push({ type: 'payment.detected' });
  if (confirmedAt !== null && (before?.confirmedAt ?? null) === null)
    events.push({ type: 'payment.confirmed' });
  if (completedAt !== null && (before?.completedAt ?? null) === null)
    events.push({ type: 'payment.completed' });
  return events;
}

function findStatusEvent(before: EventfulState, after: EventfulState): PaymentEvent | undefined {
  if (before.status === after.status) return undefined;
  switch (after.status) {
    case 'EXPIRED':
      return { type: 'payment.expired' };
    case 'CANCELLED':
      return { type: 'payment.cancelled' };
    case 'INVALID':
      return { type: 'payment.invalid' };
    default:
      return findReturn(before, after);
  }
}

/** Returns the event of a payment that went on after its end, or back before a milestone. */
function findReturn(before: EventfulState, after: EventfulState): PaymentEvent | undefined {
  if (isEnded(before.status)) return attention('reopened', after);
  const isBack = before.status === 'COMPLETED' || before.status === 'CONFIRMED';
  return isBack && after.status === 'CONFIRMING' ? attention('reorged', after) : undefined;
}

function findAttention(before: EventfulState, after: EventfulState): PaymentEvent | undefined {
  const reasons = findNewReasons(before, after);
  return reasons.length === 0 ? undefined : { type: 'payment.attention', reasons };
}

/** Creates an event for `reason` and all that needs attention besides. */
function attention(reason: AttentionReason, after: EventfulState): PaymentEvent {
  return { type: 'payment.attention', reasons: [...new Set([reason, ...reasonsOf(after)])] };
}

/** Lists the reasons to look at a payment that `after` has and `before` has not. */
export function findNewReasons(
  before: Partial<EventfulState>,
  after: Partial<EventfulState>,
): readonly AttentionReason[] {
  const known = reasonsOf(before);
  return reasonsOf(after).filter((reason) => !known.includes(reason));
}

function reasonsOf({
  paidState = 'UNPAID',
  flags = [],
}: Partial<EventfulState>): readonly AttentionReason[] {
  const ofPaid = reasonOfPaidState[paidState];
  const ofFlags = flags.flatMap((flag) => reasonOfFlag[flag] ?? []);
  return ofPaid === undefined ? ofFlags : [ofPaid, ...ofFlags];
}

const reasonOfPaidState: Readonly<Partial<Record<PaidState, AttentionReason>>> = {
  UNDERPAID: 'underpaid',
  OVERPAID: 'overpaid',
};
const reasonOfFlag: Readonly<Partial<Record<PaymentFlag, AttentionReason>>> = {
  late: 'late',
  multiple: 'multiple',
  wrongAsset: 'wrong_asset',
  reorged: 'reorged',
};
