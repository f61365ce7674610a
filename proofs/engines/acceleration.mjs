// An incoming transaction that pays next to nothing, sped up by a second one that the product signs: a node that is not ours
// takes both, counts them together, and mines them in one block.
import { until } from '../../bench/load/api.mjs';
import { toCoins, toUnits as unitsOf } from '../live/litecoin-node.mjs';
import { toUnits } from './units.mjs';

const paid = '0.05';
/** For about 141 vB: little more than the 1 per virtual byte that nodes relay, and less than their wallets pay. */
const leastFee = 200n;

/** Speeds up a payment of the node's wallet to an account of the owner. */
export async function accelerateIncoming({ owner, walletId, accountId, secret }, node) {
  const { network, rpc, decimals } = node;
  const calls = `/api/wallets/${walletId}/transactions`;
  const account = `/api/wallets/${walletId}/accounts/${accountId}`;
  const { addressValue } = await owner.expect('GET', `${account}/deposit-address`);
  const parent = await payCheaply(node, addressValue);
  const found = async () =>
    (await owner.expect('GET', calls)).items.find(({ hash }) => hash === parent);
  await until('the payment is seen', async () => (await found()) !== undefined, {
    withinMs: 30_000,
  });
  const path = `${calls}/${(await found()).id}/acceleration`;
  const { fee, value } = await owner.expect('GET', path);
  const { password, seedPhrase } = secret;
  const child = await owner.expect(
    'POST',
    path,
    { fee, password, seedPhrase, twoFactorCode: null },
    { 'idempotency-key': parent },
  );
  if (toUnits(fee, decimals) + toUnits(value, decimals) !== toUnits(paid, decimals))
    throw new Error(`${fee} and ${value} are not ${paid}`);
  const query = new URLSearchParams({ amount: '0', toAddress: addressValue, feeRate: 'High' });
  const { rates } = await owner.expect('GET', `${calls}/fees/${accountId}?${query}`);
  const before = await rpc('getmempoolentry', parent);
  const entry = await rpc('getmempoolentry', child.hash);
  const together = unitsOf(entry.fees.ancestor);
  // Satoshi per 1,000 virtual bytes.
  const target = toUnits(rates.High.satPerVb, 3);
  if (entry.ancestorcount !== 2 || together * 1_000n < target * BigInt(entry.ancestorsize))
    throw new Error(`${together} for ${entry.ancestorsize} vB, of ${entry.ancestorcount}`);
  if (unitsOf(before.fees.base) * 1_000n >= target * BigInt(before.vsize))
    throw new Error('the payment paid enough by itself');
  const [block] = await node.mine();
  const { tx } = await rpc('getblock', block);
  if (!tx.includes(parent) || !tx.includes(child.hash)) throw new Error('not mined in one block');
  return `${together} ${network} units for ${entry.ancestorsize} vB, mined together in ${block.slice(-8)}`;
}

/** Pays from an output of the node's wallet, with change and next to no fee. */
async function payCheaply({ rpc, decimals, newAddress }, address) {
  const [coin] = await rpc('listunspent', 1, 9_999_999, [], true, { minimumAmount: 1 });
  const change = unitsOf(coin.amount) - toUnits(paid, decimals) - leastFee;
  const outputs = [{ [address]: paid }, { [await newAddress()]: toCoins(change) }];
  const raw = await rpc('createrawtransaction', [{ txid: coin.txid, vout: coin.vout }], outputs);
  const { hex } = await rpc('signrawtransactionwithwallet', raw);
  return rpc('sendrawtransaction', hex);
}
