// Events of businesses that a bench writes itself, so that it knows when each was committed.
import { randomBytes } from 'node:crypto';

/**
 * Creates an id as the server has them.
 * @param {'evt' | 'whd'} prefix
 */
export function newPublicId(prefix) {
  return `${prefix}_${randomBytes(13).toString('hex')}`;
}

/**
 * Writes events with a delivery each and the notice of them, in one transaction.
 * @param {import('pg').Client} client
 * @param {readonly { id: string, businessId: number, eventId: string }[]} batch endpoints with the id of their event
 */
export async function writeEvents(client, batch) {
  await client.query('begin');
  for (const { id, businessId, eventId } of batch) {
    const body = JSON.stringify({ id: eventId, type: 'payment.created', data: { object: {} } });
    await client.query(
      "insert into merchant_events values ($1, $2, false, 'payment.created', $1, 1, $3, now())",
      [eventId, businessId, body],
    );
    await client.query(
      "insert into webhook_deliveries (id, endpoint_id, event_id, order_key, sequence, state, next_attempt_at, created_at) values ($1, $2, $3, $3, 1, 'PENDING', now(), now())",
      [newPublicId('whd'), id, eventId],
    );
  }
  await client.query("insert into events (topic, payload) values ('webhooks', '{}')");
  await client.query("select pg_notify('billfold', '0')");
  await client.query('commit');
}
