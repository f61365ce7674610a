// What the proof of exactly-once must find: in the node's own blocks, and in what we say.
import { onServer } from '../../scripts/postgres.mjs';
import { toUnits } from './wallet.mjs';

/** `sent`: amounts by hash, as the API has answered. */
export async function judgePayments(node, { wallet, recipient, sent }, add) {
  const inOrder = (pairs) => [...pairs].map((pair) => pair.join(' ')).sort();
  const received = await node.paymentsTo(recipient);
  add(
    'the recipient has every payment once, in the node’s own blocks',
    inOrder(received).join() === inOrder(sent).join(),
    `${received.length} received, ${sent.size} sent`,
  );
  const sender = await wallet.depositAddress(node.network);
  const { what, isOk, detail } = await node.judgeSends({ hashes: new Set(sent.keys()), sender });
  add(what, isOk, detail);
  const rows = await wallet.historyOf(node.network);
  const ours = rows
    .filter(({ type }) => type === 'SENT')
    .map(({ hash, value }) => [hash, toUnits(value)]);
  add(
    'our history has every payment once',
    inOrder(ours).join() === inOrder(sent).join(),
    `${ours.length} in the history`,
  );
  const sum = (list) => list.reduce((total, each) => total + each, 0n);
  const fees = sum(rows.filter(({ fee }) => fee !== null).map(({ fee }) => toUnits(fee)));
  const { total } = await wallet.balanceOf(node.network);
  const funded = node.deposits.units * BigInt(node.deposits.count);
  const paid = sum([...sent.values()]);
  add(
    'the books balance: funded = balance + paid + fees',
    funded === total + paid + fees,
    `${funded} = ${total} + ${paid} + ${fees}`,
  );
}

/**
 * Waits up to a minute until no intent and no outbox job is open: jobs that a killed process had claimed
 * are claimed again after half a minute.
 */
export async function judgeRest(databaseUrl, add) {
  const end = performance.now() + 60_000;
  for (;;) {
    const { intents, promises } = await countOpen(databaseUrl);
    const isDone = intents === 0 && promises === 0;
    const detail = `${intents} signed only, ${promises} promises open`;
    if (isDone || performance.now() > end)
      return add('no intent and no promise is left', isDone, detail);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

function countOpen(databaseUrl) {
  return onServer(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from send_intents where status = 'SIGNED')::int as intents,
              (select count(*) from outbox where done_at is null)::int as promises`,
    );
    return rows[0];
  });
}
