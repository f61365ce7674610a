// Litecoin Core's test chain as the proofs of live products use it.
import { findLitecoind, startLitecoind } from '../engines/litecoind.mjs';

export const litecoin = {
  network: 'LTC',
  decimals: 8,
  missing: 'apt-get install litecoind, or set LITECOIND',
  find: findLitecoind,
  start: startLitecoinNode,
};

async function startLitecoinNode(command) {
  const { rpc, url, stop } = await startLitecoind(command);
  await rpc('createwallet', 'proof');
  const newAddress = () => rpc('getnewaddress', '', 'bech32');
  // To a new address each time: two blocks of one second could be the same block.
  const mine = async (blocks = 1) => rpc('generatetoaddress', blocks, await newAddress());
  await mine(110);
  return {
    ...litecoin,
    env: { LTC_RPC_URL: url },
    rpc,
    stop,
    mine,
    newAddress,
    /** Base payment: proofs tell payments apart in blocks by adding one unit for each. */
    smallest: 100_000n,
    deposits: { count: 60, units: 20_000_000n },
    fund: (address, units) => rpc('sendtoaddress', address, toCoins(units)),
    paymentsTo: (recipient) => paymentsTo(rpc, recipient),
    feeOf: (hash) => feeOf(rpc, hash),
    judgeSends: (sends) => judgeOutpoints(rpc, sends),
  };
}

export function toCoins(units) {
  const digits = `${units}`.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** Every transaction of every block of the best chain, oldest first. */
export async function minedTransactions(rpc) {
  const found = [];
  const head = await rpc('getblockcount');
  for (let height = 1; height <= head; height += 1) {
    const { tx } = await rpc('getblock', await rpc('getblockhash', height), 2);
    found.push(...tx);
  }
  return found;
}

export const toUnits = (coins) => BigInt(Math.round(coins * 1e8));

async function paymentsTo(rpc, recipient) {
  const mined = await minedTransactions(rpc);
  return mined.flatMap(({ txid, vout }) =>
    vout
      .filter(({ scriptPubKey }) => scriptPubKey.addresses?.includes(recipient))
      .map(({ value }) => [txid, toUnits(value)]),
  );
}

async function feeOf(rpc, hash) {
  const { vin, vout } = await rpc('getrawtransaction', hash, true);
  const spent = await Promise.all(
    vin.map(async ({ txid, vout: at }) => (await rpc('getrawtransaction', txid, true)).vout[at]),
  );
  const sum = (outputs) => outputs.reduce((total, { value }) => total + toUnits(value), 0n);
  return sum(spent) - sum(vout);
}

/** Consensus lets no output be spent twice in blocks: that all are there shows none was tried twice. */
async function judgeOutpoints(rpc, { hashes }) {
  const mined = await minedTransactions(rpc);
  const ours = mined.filter(({ txid }) => hashes.has(txid));
  const spent = ours.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`));
  return {
    what: 'no output is spent twice, and no payment is left out',
    isOk: new Set(spent).size === spent.length && ours.length === hashes.size,
    detail: `${spent.length} outputs spent by ${ours.length} transactions`,
  };
}
