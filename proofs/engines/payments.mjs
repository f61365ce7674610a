// Payments on nodes that are not ours: an outside wallet pays the address that a payment of the merchant
// API was given, and the owner of the business sends from there.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { getNetwork } from '@billfold/core';
import { verifyReceipt } from '@billfold/core/merchant';
import { createApi, createOwner, sendBody, until } from '../../bench/load/api.mjs';
import { startProduct } from '../../scripts/product.mjs';
import { startNodes } from '../live/start-nodes.mjs';
import { withLiveDatabase } from '../live/with-live-database.mjs';
import { openMerchant } from '../support/merchant.ts';
import { accelerateIncoming } from './acceleration.mjs';
import { proveCollections } from './collections.mjs';
import { refundFromOwnWallet } from './own-wallet.mjs';
import { placeForwarder, placeSplitter, placeToken } from './paying-contracts.mjs';
import { collectAndRefund, refundFromAccount, refuseCollection } from './refunds.mjs';
import { toUnits } from './units.mjs';

const password = 'Proof-password-1';
const asked = '0.05';
const spent = '0.02';
/** Fee of a token's transfer, with much to spare. */
const gas = 10n ** 16n;
/** Payments that one transaction of a contract pays. */
const atOnce = 12;
const milestones = ['payment.detected', 'payment.confirmed', 'payment.completed'];

/** Pays a business on each node that runs here, in every way that a node has. */
export async function provePayments(checks) {
  const nodes = await startNodes(checks);
  try {
    if (nodes.length > 0) await withLiveDatabase(nodes, (live) => payAll(nodes, live, checks));
    for (const node of nodes.filter(({ network }) => network === 'ETH'))
      await proveCollections(node, checks);
  } finally {
    for (const node of nodes) await node.stop();
  }
}

async function payAll(nodes, { folder, env }, checks) {
  const cases = (await Promise.all(nodes.map(casesOf))).flat();
  const product = await startProduct({
    data: mkdtempSync(join(folder, 'shop-')),
    env: { ...env, PAYMENTS: 'on' },
  });
  try {
    const shop = await openShop(product.url, cases);
    // Each mines the blocks that it waits for, so the cases of one node run in turn.
    const payEach = async (node) => {
      const ofNode = cases.filter((one) => one.node === node);
      for (const each of ofNode)
        await checks.try(`${each.asset} ${each.how}: paid, completed and spent`, () =>
          payAndSpend(shop, each),
        );
      if (node.network === 'ETH')
        await checks.try(
          `ETH from a splitter: ${atOnce} addresses are paid at once, each credited exactly`,
          () => paySplit(shop, node),
        );
      await checks.try(
        `${node.network}: a test payment takes no real money, and is simulated`,
        () => simulate(shop, ofNode[0]),
      );
      await refundEach(shop, { node, ofNode, checks });
      if (node.network === 'LTC')
        await checks.try("LTC sped up: a child pays for its parent, by the node's own count", () =>
          accelerateIncoming(shop, node),
        );
      // Last: from then on payments arrive in the other wallet.
      if (node.network === 'LTC')
        await checks.try(`LTC from an own wallet: a refund that another library signed`, () =>
          refundFromOwnWallet(shop, { node, take: () => take(shop, ofNode[0]) }),
        );
    };
    await Promise.all(nodes.map(payEach));
  } finally {
    await product.stop();
  }
}

/** Refunds payments in each asset of a node, whose addresses are collected for it where they hold their funds alone. */
async function refundEach(shop, { node, ofNode, checks }) {
  const [native] = ofNode;
  const paid = (each) => ({ node, each, take: () => take(shop, each) });
  await checks.try(`${native.asset} refunded: the customer has it by the node`, () =>
    refundFromAccount(shop, paid(native)),
  );
  if (node.network === 'LTC')
    return checks.try('LTC collected: its payments are there', () =>
      refuseCollection(shop, paid(native)),
    );
  const token = ofNode.find(({ asset }) => asset !== node.network);
  // The coins first: they bring the gas of the token.
  for (const each of [native, token])
    await checks.try(
      `${each.asset} collected and refunded: both amounts are those of the node`,
      () => collectAndRefund(shop, paid(each)),
    );
}

/** Ways to pay on a node. `pay` sends units of the asset to an address, from outside. */
async function casesOf(node) {
  const { network, decimals, fund } = node;
  const receivedBy = async (recipient) =>
    (await node.paymentsTo(recipient)).reduce((total, [, units]) => total + units, 0n);
  const native = { node, asset: network, symbol: network, decimals, receivedBy };
  const heldBy = async (address) => BigInt(await node.rpc('eth_getBalance', address, 'latest'));
  const plain = { ...native, how: 'from a wallet', pay: fund, heldBy };
  if (network !== 'ETH') return [plain];
  const contract = { ...native, how: 'from a contract', pay: await placeForwarder(node) };
  const token = await placeToken(node);
  return [plain, contract, { ...token, node, how: 'from a wallet', heldBy: token.receivedBy }];
}

/** A business that accepts the assets of all cases, with its owner and a key of each mode. */
async function openShop(url, cases) {
  const owner = createApi(() => url);
  const [first] = cases;
  const { walletId, accountId } = await createOwner(owner, {
    password,
    network: first.node.network,
  });
  const assets = Object.fromEntries(cases.map(({ asset }) => [asset, 'FRESH']));
  const merchant = await openMerchant(owner, { walletId, password, assets });
  const signedIn = async (livemode) => {
    const api = createApi(() => url);
    api.signIn(await merchant.newKey({ livemode }));
    return api;
  };
  const [api, testApi] = [await signedIn(true), await signedIn(false)];
  const secret = { password, seedPhrase: null, acceptFee: true };
  return { api, testApi, owner, walletId, accountId, secret, root: merchant.root };
}

async function payAndSpend(shop, each) {
  const payment = await create(shop, each);
  const { address } = payment.method;
  await each.pay(address, toUnits(payment.due, each.decimals));
  await complete(shop, each, payment);
  if (each.asset === 'LTC') await verifyProof(shop, payment);
  const hash = await spend(shop, each, address);
  return `${payment.due} to ${address}, spent by ${hash}`;
}

/** Takes a payment in full; returns its id. */
async function take(shop, each) {
  const payment = await create(shop, each);
  await each.pay(payment.method.address, toUnits(payment.due, each.decimals));
  await complete(shop, each, payment);
  return payment.id;
}

/** Pays many payments in one transaction, which names none of their addresses. */
async function paySplit(shop, node) {
  const { network: asset, decimals } = node;
  const ether = { node, asset, symbol: asset, decimals };
  const payments = [];
  for (let at = 0; at < atOnce; at += 1)
    payments.push(await create(shop, ether, `0.05${String(at).padStart(3, '0')}`));
  const split = await placeSplitter(node);
  const hash = await split(
    payments.map(({ due, method }) => [method.address, toUnits(due, decimals)]),
  );
  await node.mine(getNetwork(asset).confirmations.final);
  for (const payment of payments) await complete(shop, ether, payment);
  for (const { due, method } of payments) {
    const { balances } = await findAccount(shop, node, method.address);
    const [held, onChain] = [
      balances.find((each) => each.asset === asset),
      BigInt(await node.rpc('eth_getBalance', method.address, 'latest')),
    ];
    const units = toUnits(held?.spendable ?? '0', decimals);
    if (units !== toUnits(due, decimals) || units !== onChain)
      throw new Error(`${method.address} has ${units}, ${due} was due, the chain has ${onChain}`);
  }
  return `${payments.length} payments by ${hash}`;
}

/** Priced in the asset itself: a test chain has no prices. */
async function create({ api }, { asset, symbol }, amount = asked) {
  const body = { price: { amount, currency: symbol }, method: asset };
  return (await api.expect('POST', '/v1/merchant/payments', body)).data;
}

/** Mines until the payment is completed: each milestone is met once, and in order. */
async function complete({ api }, { node }, { id }) {
  const path = `/v1/merchant/payments/${id}`;
  await until(
    'the payment is completed',
    async () => {
      await node.mine();
      return (await api.expect('GET', path)).data.status === 'COMPLETED';
    },
    { withinMs: 150_000, everyMs: 200 },
  );
  const { paidState, flags } = (await api.expect('GET', path)).data;
  const unusual = flags.filter((flag) => flag !== 'test');
  if (paidState !== 'PAID' || unusual.length > 0) throw new Error(`${paidState}, ${unusual}`);
  const events = (await api.expect('GET', `${path}/events`)).data.map(({ type }) => type);
  const met = events.filter((type) => milestones.includes(type));
  if (met.join() !== milestones.join()) throw new Error(`events: ${events}`);
}

/** Verifies the receipt against the block of a node that is not ours. */
async function verifyProof({ api }, { id }) {
  const { data } = await api.expect('GET', `/v1/merchant/payments/${id}/receipt`);
  const { proved, unproved } = verifyReceipt(data, { chain: 'regtest' });
  if (proved.length !== 1 || unproved.length > 0) throw new Error('the receipt has no proof');
}

/** Sends from the account that has the money to an address outside, until the node shows it there. */
async function spend(shop, each, address) {
  const { node, asset, decimals, receivedBy } = each;
  const recipient = await node.newAddress();
  const { id } = await findAccount(shop, node, address);
  const path = `/api/wallets/${shop.walletId}/transactions/accounts/${id}`;
  const { hash } =
    asset === node.network
      ? await shop.owner.expect('POST', path, sendBody({ amount: spent, recipient, password }))
      : await sendToken(shop, each, { address, recipient });
  await until(
    'what the owner sent is mined',
    async () => {
      await node.mine();
      return (await receivedBy(recipient)) === toUnits(spent, decimals);
    },
    { withinMs: 60_000, everyMs: 200 },
  );
  return hash;
}

/** Pays a test payment with real money, which must change nothing, and then simulates it. */
async function simulate({ testApi, api }, each) {
  const payment = await create({ api: testApi }, each);
  const { address } = payment.method;
  await each.pay(address, toUnits(payment.due, each.decimals));
  const witness = await create({ api }, each);
  await each.pay(witness.method.address, toUnits(witness.due, each.decimals));
  await complete({ api }, each, witness);
  const path = `/v1/merchant/payments/${payment.id}`;
  const { status, seen } = (await testApi.expect('GET', path)).data;
  if (status !== 'PENDING') throw new Error(`real money made it ${status}, ${seen}`);
  await testApi.expect('POST', `/v1/merchant/test/payments/${payment.id}/simulate`, {
    ...{ amount: payment.due, confirmations: 100, replaceable: false },
  });
  await complete({ api: testApi }, each, payment);
  return `${address} was paid before ${witness.method.address}, and waited`;
}

/** Finds the purse of an address, or the account of a network where payments have none. */
async function findAccount({ owner, root }, { network }, address) {
  const { data } = await owner.expect('GET', `${root}/accounts?network=${network}`);
  const purse = data.find((each) => each.address === address);
  return purse ?? data.find((each) => each.address === null);
}

/** A purse has no gas of its own. */
async function sendToken(shop, { node, asset }, { address, recipient }) {
  const { owner, walletId } = shop;
  await node.fund(address, gas);
  await until(
    'the gas is available',
    async () => {
      await node.mine();
      const { balances } = await findAccount(shop, node, address);
      const native = balances.find((each) => each.asset === node.network);
      return native !== undefined && toUnits(native.spendable, node.decimals) === gas;
    },
    { withinMs: 60_000 },
  );
  const { id } = await findAccount(shop, node, address);
  const calls = `/api/wallets/${walletId}/transactions`;
  const query = new URLSearchParams({
    ...{ Amount: spent, AccountId: id, ToAddress: recipient, WalletId: walletId, TokenId: asset },
  });
  const fees = await owner.expect('GET', `${calls}/token-fees/${id}?${query}`);
  return owner.expect('POST', `${calls}/accounts/${id}/tokens`, {
    ...{ amount: spent, destinationAddress: recipient, tokenId: asset, sendingMax: false },
    ...{ gasPrice: fees.gasPrice, gasLimit: fees.gasLimit, acceptFee: true },
    ...{ password, seedPhrase: null, twoFactorCode: null },
  });
}
