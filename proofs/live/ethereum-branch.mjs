// Another branch of anvil's chain, and what the node says of a wallet on the best one.
import { toQuantity } from './ethereum-node.mjs';

export function createEthereumBranch(node) {
  const { rpc, mine } = node;
  return {
    /** Each from an account of its own: one can be undone without the other. */
    deposit: async ({ address, units, isLost }) => {
      const accounts = await rpc('eth_accounts');
      const from = accounts[isLost ? 1 : 0];
      const hash = await rpc('eth_sendTransaction', {
        from,
        to: address,
        value: toQuantity(units),
      });
      return { hash, from };
    },
    /** anvil forgets what the blocks held, where other nodes keep it; of `kept` it is told again. */
    rollBack: async (depth, { kept }) => {
      const raw = await rpc('debug_getRawTransaction', kept.hash);
      await rpc('anvil_rollback', depth);
      await rpc('eth_sendRawTransaction', raw);
    },
    /** The first block of the other branch pays somebody else with the nonce that `lost` had. */
    mineOther: async ({ lost }) => {
      const to = await node.newAddress();
      await rpc('eth_sendTransaction', { from: lost.from, to, value: '0x1' });
      await mine(1);
    },
    /** It has forgotten what the wallet has sent: that comes again by itself. */
    knows: async (hash) => (await confirmationsOf(rpc, hash)) !== null,
    mine,
    confirmationsOf: (hash) => confirmationsOf(rpc, hash),
    view: (asked) => viewOf(rpc, asked),
  };
}

/** Null for what the node does not know, 0 for what waits. */
async function confirmationsOf(rpc, hash) {
  const found = await rpc('eth_getTransactionByHash', hash);
  if (found === null) return null;
  if (found.blockNumber === null) return 0;
  return Number(BigInt(await rpc('eth_blockNumber')) - BigInt(found.blockNumber)) + 1;
}

/**
 * Computes the balance that the wallet should show, from the mined balance at the node. Sends that no
 * block has yet reserve their maximum cost; deposits are available from the required depth on.
 */
async function viewOf(rpc, { address, rows, required }) {
  const mined = BigInt(await rpc('eth_getBalance', address, 'latest'));
  const sum = (list) => list.reduce((total, each) => total + each, 0n);
  const places = await Promise.all(
    rows.map(async (row) => ({ ...row, confirmations: await confirmationsOf(rpc, row.hash) })),
  );
  const reserved = sum(
    places
      .filter(({ type, confirmations }) => type === 'SENT' && !confirmations)
      .map(({ units, fee }) => units + fee),
  );
  const incoming = places.filter(({ type }) => type === 'RECEIVED');
  const waiting = sum(
    incoming.filter(({ confirmations }) => confirmations === 0).map(({ units }) => units),
  );
  const shallow = sum(
    incoming
      .filter(({ confirmations }) => confirmations > 0 && confirmations < required)
      .map(({ units }) => units),
  );
  return { available: mined - reserved - shallow, total: mined - reserved + waiting };
}
