// Refunds and collections of a business on nodes that are not ours. What arrives, and what fees take, is read from the nodes.
import { until } from '../../bench/load/api.mjs';
import { toUnits } from './units.mjs';

/** Refunds payments: in full with the network fee paid by the customer, and in part with it paid by the business. */
export async function refundFromAccount(shop, { node, each, take }) {
  const full = await createRefund(shop, each, {
    ...{ paymentId: await take(), amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER' },
  });
  const { refund, hash, received } = await send(shop, each, full);
  const fee = await node.feeOf(hash);
  const amount = toUnits(refund.amount, each.decimals);
  // The fee is fixed before the network takes it, and may then be less.
  if (received + fee > amount)
    throw new Error(`${received} and a fee of ${fee} are more than ${amount}`);
  await requireState(shop, full, 'FULL');
  const part = { kind: 'CUSTOM', amount: '0.01', currency: each.symbol };
  const partial = await createRefund(shop, each, {
    ...{ paymentId: await take(), amount: part, networkFeePaidBy: 'MERCHANT' },
  });
  const other = await send(shop, each, partial);
  requireUnits(other.received, toUnits('0.01', each.decimals));
  await requireState(shop, partial, 'PARTIAL');
  return `${refund.sent} by ${hash}, and 0.01 by ${other.hash}`;
}

/** Refunds a payment whose address has too little for its fee: its funds are collected before. */
export async function collectAndRefund(shop, { node, each, take }) {
  const created = await createRefund(shop, each, {
    ...{ paymentId: await take(), amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT' },
  });
  await refuse(shop, { ...signatureOf(shop, created), code: 'COLLECT_FIRST' });
  const sweep = await collect(shop, { node, each });
  const { refund, hash, received } = await send(shop, each, created);
  requireUnits(received, toUnits(refund.amount, each.decimals));
  await requireState(shop, created, 'FULL');
  return `${sweep.collected} of ${sweep.addresses} addresses, then ${refund.amount} by ${hash}`;
}

/** Payments to an account with many addresses are its coins as they arrive. */
export async function refuseCollection({ owner, root }, { each }) {
  const call = { path: `${root}/sweeps/plan`, body: { asset: each.asset } };
  await refuse({ owner }, { ...call, code: 'COLLECT_NOT_NEEDED' });
  return 'COLLECT_NOT_NEEDED';
}

async function createRefund({ owner, root }, each, { paymentId, amount, networkFeePaidBy }) {
  const path = `${root}/payments/${paymentId}/refunds`;
  const address = await each.node.newAddress();
  const body = { amount, networkFeePaidBy, reason: null, address };
  const { data } = await owner.expect('POST', path, body);
  return { path, paymentId, address, id: data.id };
}

const signatureOf = ({ secret }, { path, id }) => ({ path: `${path}/${id}/sign`, body: secret });

/** Signs a refund twice, and mines until it is confirmed. Returns what the node has of it. */
async function send(shop, each, created) {
  const { node, receivedBy } = each;
  const { path, body } = signatureOf(shop, created);
  const { data: first } = await shop.owner.expect('POST', path, body);
  const { data: again } = await shop.owner.expect('POST', path, body);
  if (again.hash !== first.hash) throw new Error(`sent by ${first.hash} and ${again.hash}`);
  let refund = first;
  await until(
    'the refund is confirmed',
    async () => {
      await node.mine();
      const { data } = await shop.owner.expect('GET', created.path);
      refund = data.find(({ id }) => id === created.id);
      return refund.status === 'CONFIRMED';
    },
    { withinMs: 60_000, everyMs: 200 },
  );
  const received = await receivedBy(created.address);
  requireUnits(received, toUnits(refund.sent, each.decimals));
  return { refund, hash: refund.hash, received };
}

/** Collects an asset; what arrived is the difference at the node. */
async function collect({ owner, root, secret }, { node, each }) {
  const { data: plan } = await owner.expect('POST', `${root}/sweeps/plan`, { asset: each.asset });
  const before = await each.heldBy(plan.to);
  await owner.expect('POST', `${root}/sweeps`, { ...secret, planId: plan.id });
  let sweep = null;
  await until(
    'the collected funds can be spent',
    async () => {
      await node.mine();
      sweep = (await owner.expect('GET', `${root}/sweeps/${plan.id}`)).data;
      return sweep.status === 'DONE' && sweep.isSpendable;
    },
    { withinMs: 150_000, everyMs: 200 },
  );
  requireUnits((await each.heldBy(plan.to)) - before, toUnits(sweep.collected, each.decimals));
  requireUnits(toUnits(sweep.collected, each.decimals), toUnits(plan.amount, each.decimals));
  // An address keeps what its fee was planned with and did not cost.
  if (each.asset !== node.network)
    for (const { address } of plan.purses) requireUnits(await each.heldBy(address), 0n);
  return sweep;
}

async function requireState({ api }, { paymentId }, state) {
  const { data } = await api.expect('GET', `/v1/merchant/payments/${paymentId}`);
  if (data.refundState !== state) throw new Error(`${paymentId} is ${data.refundState}`);
}

async function refuse({ owner }, { path, body, code }) {
  const { status, body: answer } = await owner.call('POST', path, body);
  if (status !== 409 || answer.code !== code) throw new Error(`${status} ${answer.code}`);
}

function requireUnits(units, expected) {
  if (units !== expected) throw new Error(`${units} in place of ${expected}`);
}
