// anvil's chain of Ethereum as the proofs of live products use it.
import { randomBytes } from 'node:crypto';
import { getKeyring } from '@billfold/keyring';
import { findAnvil, startAnvil } from '../engines/anvil.mjs';

export const ethereum = {
  network: 'ETH',
  decimals: 18,
  missing: 'anvil has no program for this machine in npm',
  find: findAnvil,
  start: startEthereumNode,
};

const ether = 10n ** 18n;

async function startEthereumNode(command) {
  const { chainId } = getKeyring('ETH', 'regtest');
  const { rpc, url, stop } = await startAnvil(command, { chainId, args: ['--no-mining'] });
  const [rich] = await rpc('eth_accounts');
  const mine = (blocks = 1) => rpc('anvil_mine', toQuantity(blocks));
  await mine(1);
  return {
    ...ethereum,
    env: { ETH_RPC_URL: url },
    rpc,
    stop,
    mine,
    newAddress: async () => `0x${randomBytes(20).toString('hex')}`,
    smallest: ether / 1_000n,
    deposits: { count: 4, units: 25n * ether },
    fund: (address, units) =>
      rpc('eth_sendTransaction', { from: rich, to: address, value: toQuantity(units) }),
    paymentsTo: (recipient) => paymentsTo(rpc, recipient),
    feeOf: (hash) => feeOf(rpc, hash),
    judgeSends: (sends) => judgeNonces(rpc, sends),
  };
}

export const toQuantity = (number) => `0x${BigInt(number).toString(16)}`;

/** Every transaction of every block of the best chain, oldest first. */
export async function minedTransactions(rpc) {
  const found = [];
  const head = Number(await rpc('eth_blockNumber'));
  for (let height = 1; height <= head; height += 1) {
    const { transactions } = await rpc('eth_getBlockByNumber', toQuantity(height), true);
    found.push(...transactions);
  }
  return found;
}

const isSame = (one, other) => one?.toLowerCase() === other.toLowerCase();

async function paymentsTo(rpc, recipient) {
  const mined = await minedTransactions(rpc);
  return mined
    .filter(({ to }) => isSame(to, recipient))
    .map(({ hash, value }) => [hash, BigInt(value)]);
}

async function feeOf(rpc, hash) {
  const { gasUsed, effectiveGasPrice } = await rpc('eth_getTransactionReceipt', hash);
  return BigInt(gasUsed) * BigInt(effectiveGasPrice);
}

/** From 0 to the count that the node has of the sender, each of them once and one of ours. */
async function judgeNonces(rpc, { hashes, sender }) {
  const mined = await minedTransactions(rpc);
  const ours = mined.filter(({ from }) => isSame(from, sender));
  const nonces = ours.map(({ nonce }) => Number(nonce)).toSorted((a, b) => a - b);
  const count = Number(await rpc('eth_getTransactionCount', sender, 'latest'));
  return {
    what: 'the nonces have no gap, and each is one of our payments',
    isOk:
      count === hashes.size &&
      nonces.length === count &&
      nonces.every((nonce, at) => nonce === at) &&
      ours.every(({ hash }) => hashes.has(hash)),
    detail: `${nonces.length} transactions, the node counts ${count}`,
  };
}
