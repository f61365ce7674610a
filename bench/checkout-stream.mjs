// Measures how long a checkout page waits for a payment that was just sent: from the notice of the ledger to the
// message on its stream, compared with a bare notice of the same database.
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { loadavg } from 'node:os';
import { onServer } from '../scripts/postgres.mjs';
import { quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection } from './report/table.mjs';

const title = 'Checkout stream';
const rounds = 40;

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const shop = await openShop(product.url, databaseUrl);
  await onServer(databaseUrl, async (client) => {
    const notices = [];
    client.on('notification', ({ payload }) => notices.push({ payload, at: performance.now() }));
    await client.query('listen billfold');
    const bare = [];
    const ours = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await notifyOnce(databaseUrl, client));
      ours.push(await payOnce({ ...shop, url: product.url, client, notices }));
    }
    const rowOf = (what, times) => [
      ...[what, median(times).toFixed(1), quantile(times, 0.95).toFixed(1)],
      `${(median(times) / median(bare)).toFixed(1)}×`,
    ];
    printSection({
      title,
      text: `${rounds} payments in turns with ${rounds} bare notices, one process on PostgreSQL; milliseconds. Between the notice of the ledger and the message, the watcher reads the transaction and books it, the payment is decided, and its page is loaded. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
      head: ['What', 'median', 'p95', 'of bare'],
      rows: [
        rowOf('bare: a row and its notice, from before the write to the listener', bare),
        rowOf('from the notice of the ledger to the message of the stream', ours),
      ],
    });
  });
});

/** Writes a row with a notice, and returns the milliseconds until a listener has it. */
function notifyOnce(databaseUrl, listener) {
  return onServer(databaseUrl, async (writer) => {
    const payload = `bare-${performance.now()}`;
    const heard = new Promise((resolve) => {
      const hear = (notice) => {
        if (notice.payload !== payload) return;
        listener.off('notification', hear);
        resolve(performance.now());
      };
      listener.on('notification', hear);
    });
    const begun = performance.now();
    await writer.query(
      `with written as (insert into events (topic, payload) values ('books', '{}') returning id)
       select pg_notify('billfold', $1) from written`,
      [payload],
    );
    return (await heard) - begun;
  });
}

/** Pays a payment that is watched, and returns the milliseconds from the notice of the ledger to the message. */
async function payOnce({ url, merchant, client, notices }) {
  const payment = await createPayment(merchant, 'ETH');
  const messages = await openStream(`${url}/v1/checkout/${payment.id}/stream`);
  await messages.next();
  notices.length = 0;
  const seen = waitForTransfer(messages);
  await merchant.expect('POST', `/v1/merchant/test/payments/${payment.id}/simulate`, {
    ...{ amount: payment.due, confirmations: 0, replaceable: false },
  });
  const seenAt = await seen;
  await messages.return();
  const ids = notices.map(({ payload }) => payload).filter((each) => /^[0-9]+$/.test(each));
  const { rows } = await client.query(
    "select id::text from events where id = any($1::bigint[]) and topic = 'ledger' order by id limit 1",
    [ids],
  );
  const sighting = notices.find(({ payload }) => payload === rows[0]?.id);
  if (sighting === undefined) throw new Error('the ledger gave no notice');
  return seenAt - sighting.at;
}

async function waitForTransfer(messages) {
  for await (const { checkout } of messages)
    if (checkout?.transfers.length > 0) return performance.now();
  throw new Error('the stream ended before the transfer');
}

/** Opens a stream of server-sent events, message by message. */
async function openStream(url) {
  const { body } = await fetch(url);
  const decoded = body.pipeThrough(new TextDecoderStream());
  return readMessages(decoded);
}

async function* readMessages(decoded) {
  let rest = '';
  for await (const text of decoded) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length));
  }
}
