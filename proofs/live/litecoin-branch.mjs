// Another branch of Litecoin Core's test chain, and what the node says of a wallet on the best one.
import { onServer } from '../../scripts/postgres.mjs';
import { minedTransactions, toCoins, toUnits } from './litecoin-node.mjs';

/** @param {string} databaseUrl names the addresses of the wallet, those of change among them */
export function createLitecoinBranch(node, databaseUrl) {
  const { rpc, mine } = node;
  return {
    deposit: async ({ address, units }) => ({ hash: await node.fund(address, units) }),
    /** Invalidates the last `depth` blocks, whose transactions return to the mempool. */
    rollBack: async (depth) => {
      const height = await rpc('getblockcount');
      await rpc('invalidateblock', await rpc('getblockhash', height - depth + 1));
    },
    /** The first block of the other branch spends elsewhere what `lost` was made of. */
    mineOther: async ({ lost }) => {
      const conflict = await spendElsewhere(node, lost.hash);
      await rpc('generateblock', await node.newAddress(), [conflict]);
    },
    /** Its mempool has what a wallet has sent. */
    knows: async (hash) => (await confirmationsOf(rpc, hash)) !== null,
    mine,
    confirmationsOf: (hash) => confirmationsOf(rpc, hash),
    view: ({ required }) => viewOf(rpc, { databaseUrl, required }),
  };
}

/** Null for what the node does not know or has in blocks off the best chain alone, 0 for what waits. */
async function confirmationsOf(rpc, hash) {
  const found = await rpc('getrawtransaction', hash, true).catch(() => null);
  if (found === null) return null;
  if (found.blockhash === undefined) return 0;
  return found.confirmations > 0 ? found.confirmations : null;
}

async function spendElsewhere({ rpc, newAddress }, hash) {
  const { vin, vout } = await rpc('getrawtransaction', hash, true);
  const sum = vout.reduce((total, { value }) => total + toUnits(value), 0n);
  const inputs = vin.map(({ txid, vout: index }) => ({ txid, vout: index }));
  const outputs = { [await newAddress()]: toCoins(sum - 10_000n) };
  const bare = await rpc('createrawtransaction', inputs, outputs);
  return (await rpc('signrawtransactionwithwallet', bare)).hex;
}

/** The unspent outputs of the wallet: change of its own counts at once, other money when it is deep enough. */
async function viewOf(rpc, { databaseUrl, required }) {
  const own = await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query(`select address from addresses where network = 'LTC'`);
    return new Set(rows.map(({ address }) => address));
  });
  const waiting = await Promise.all(
    (await rpc('getrawmempool')).map((hash) => rpc('getrawtransaction', hash, true)),
  );
  const mined = await minedTransactions(rpc);
  const unspent = new Map();
  const isOurs = ({ scriptPubKey }) => scriptPubKey.addresses?.some((each) => own.has(each));
  for (const { txid, vout } of [...mined, ...waiting])
    for (const output of vout.filter(isOurs))
      unspent.set(`${txid}:${output.n}`, { hash: txid, units: toUnits(output.value) });
  const outputs = new Map(unspent);
  const sends = new Set();
  for (const { txid, vin } of [...mined, ...waiting])
    for (const { txid: from, vout } of vin)
      if (outputs.has(`${from}:${vout}`)) {
        sends.add(txid);
        unspent.delete(`${from}:${vout}`);
      }
  let [available, total] = [0n, 0n];
  for (const { hash, units } of unspent.values()) {
    total += units;
    if (sends.has(hash) || (await confirmationsOf(rpc, hash)) >= required) available += units;
  }
  return { available, total };
}
