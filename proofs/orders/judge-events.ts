// Checks of the events of payments: in the tables, and as receivers got them.
import { onServer } from '../../scripts/postgres.mjs';
import type { AddCheck } from '../support/checks.ts';
import { countTurned } from '../webhooks/count-turned.ts';
import type { EventReceiver } from '../webhooks/event-receiver.ts';

interface EventRow {
  readonly id: string;
  readonly object_id: string;
  readonly sequence: number;
  readonly type: string;
  readonly reasons: readonly string[] | null;
  readonly last: number;
  readonly written: string;
}

const milestones = [
  'payment.created',
  'payment.detected',
  'payment.confirmed',
  'payment.completed',
];

/** Loads the events of all payments, those of one payment in order. */
export async function loadEvents(databaseUrl: string): Promise<readonly EventRow[]> {
  return onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<EventRow>(
      `select e.id, e.object_id, e.sequence, e.type, body::json -> 'data' -> 'reasons' as reasons, p.sequence as last,
         (select type from payment_events h where h.payment_id = p.id and h.sequence = e.sequence) as written
       from merchant_events e join payments p on p.id = e.object_id order by e.object_id, e.sequence, e.id`,
    );
    return rows;
  });
}

/** Checks that the log of events has each change of each payment once. */
export function judgeLog(
  events: readonly EventRow[],
  payments: readonly { readonly id: string }[],
  check: AddCheck,
): void {
  const logs = new Map<string, EventRow[]>();
  for (const event of events)
    logs.set(event.object_id, [...(logs.get(event.object_id) ?? []), event]);
  const gaps = payments.filter(({ id }) => {
    const log = logs.get(id) ?? [];
    return (
      log.length === 0 ||
      log.length !== log[0]?.last ||
      log.some(({ sequence, type, written }, at) => sequence !== at + 1 || type !== written)
    );
  });
  check(
    'each payment has its events once, without a gap, as its history has them',
    gaps.length === 0,
    gaps.map(({ id }) => id).join(', ') || `${events.length} events of ${logs.size} payments`,
  );
  const doubled = [...logs].filter(([, log]) => hasDoubled(log));
  check(
    'no milestone is told twice but after a reorganisation',
    doubled.length === 0,
    doubled.map(([id]) => id).join(', ') || `${logs.size} payments`,
  );
}

function hasDoubled(log: readonly EventRow[]): boolean {
  const told = new Set<string>();
  for (const { type, reasons } of log) {
    if (reasons?.includes('reorged') === true || type === 'payment.invalid') told.clear();
    if (milestones.includes(type) && told.has(type)) return true;
    told.add(type);
  }
  return false;
}

/** Checks that a receiver got each event, and those of a payment for the first time in order. */
export function judgeReceiver(
  name: string,
  receiver: EventReceiver,
  { events, check }: { readonly events: readonly EventRow[]; readonly check: AddCheck },
): void {
  const missing = missingOf(receiver, events);
  check(
    `${name}: each event arrived at least once`,
    missing.length === 0,
    `${events.length - missing.length} of ${events.length}, ${receiver.requests()} requests`,
  );
  const unknown = receiver.first.size - (events.length - missing.length);
  check(`${name}: no event arrived that is not there`, unknown === 0, `${unknown}`);
  const turned = countTurned(receiver);
  check(`${name}: first attempts of a payment came in order`, turned === 0, `${turned} did not`);
  const forged = receiver.forged();
  check(`${name}: each request was signed with its secret`, forged === 0, `${forged} were not`);
}

/** Returns the events that a receiver has not got yet. */
export function missingOf(receiver: EventReceiver, events: readonly EventRow[]) {
  return events.filter(({ id }) => !receiver.first.has(id));
}
