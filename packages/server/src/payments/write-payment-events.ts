import type { PaymentEvent, PaymentState } from '@billfold/core/internal';
import { createInsertRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import { paymentEvents } from '../db/schema.ts';
import { writeMerchantEvent } from '../webhooks/write-merchant-event.ts';
import { stateOf } from './decision-facts.ts';
import { notifyOfPayment } from './notify-of-payment.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { presentParts } from './present-payment.ts';

export interface WrittenEvents {
  /** Payment after the events, with all that belongs to it. */
  readonly parts: PaymentParts;
  /** State before them; null of a new payment. */
  readonly before: PaymentState | null;
  readonly events: readonly PaymentEvent[];
  readonly actor: PaymentActor;
  readonly now: Date;
}

const insertEvent = createInsertRow(paymentEvents);

/** Writes what happened to a payment into its history and for its webhooks, in order. */
export async function writePaymentEvents(
  tx: Db,
  context: PaymentsContext,
  { parts, before, events, actor, now }: WrittenEvents,
): Promise<void> {
  if (events.length === 0) return;
  const { row } = parts;
  const { id: paymentId, businessId, livemode, reason } = row;
  const payment = presentParts(context, parts);
  const { previous, changed } = compareStates(before, stateOf(row));
  const first = row.sequence - events.length + 1;
  for (const [index, event] of events.entries()) {
    const { type } = event;
    const sequence = first + index;
    await insertEvent(tx, {
      ...{ paymentId, sequence, type, at: now },
      ...{ actorKind: actor.kind, actorId: actor.id, actor: actor.name },
      reason: actor.kind === 'chain' ? null : reason,
      before: previous,
      after: changed,
    });
    await writeMerchantEvent(tx, context, {
      ...{ businessId, livemode, type, objectId: paymentId, sequence },
      data: {
        object: { ...payment, sequence },
        ...(previous === null ? {} : { previous }),
        ...('reasons' in event ? { reasons: event.reasons } : {}),
      },
    });
    await notifyOfPayment(tx, context, { payment, event });
  }
}

const told = ['status', 'paidState', 'refundState', 'flags'] as const;
type Told = Partial<Pick<PaymentState, (typeof told)[number]>>;

/** Returns the fields that events tell and that changed, as they were and as they are. */
function compareStates(
  before: PaymentState | null,
  after: PaymentState,
): { readonly previous: Told | null; readonly changed: Told } {
  const fields = told.filter((field) => `${before?.[field]}` !== `${after[field]}`);
  const pick = (state: PaymentState): Told =>
    Object.fromEntries(fields.map((field) => [field, state[field]]));
  return { previous: before === null ? null : pick(before), changed: pick(after) };
}
