import { expect, it } from 'vitest';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

function transactionOf(hash: string, parents: readonly string[] = []): ChainTransaction {
  const spends = parents.map((parent) => ({ hash: parent, index: 0 }));
  return { hash, spends, sender: null, transfers: [], references: [] };
}

function mempoolOf(...transactions: readonly ChainTransaction[]) {
  const state = { hashes: transactions.map(({ hash }) => hash), read: 0 };
  const waiting = createWaitingTransactions({
    hashes: async () => state.hashes,
    read: async (hash) => {
      state.read += 1;
      return transactions.find((transaction) => transaction.hash === hash);
    },
  });
  return { state, look: async () => (await waiting()).map(({ hash }) => hash) };
}

it('shows parents before children, whatever the order of the node', async () => {
  const { look } = mempoolOf(
    transactionOf('grandchild', ['child', 'mined']),
    transactionOf('child', ['parent']),
    transactionOf('parent'),
    transactionOf('other'),
  );
  expect(await look()).toEqual(['parent', 'child', 'grandchild', 'other']);
});

it('reads each once, however many there are, and forgets what waits no more', async () => {
  const { look, state } = mempoolOf(
    ...Array.from({ length: 20 }, (_, at) => transactionOf(`${at}`)),
  );
  expect(await look()).toHaveLength(20);
  expect(await look()).toHaveLength(20);
  expect(state.read).toBe(20);
  const all = state.hashes;
  state.hashes = ['3'];
  expect(await look()).toEqual(['3']);
  state.hashes = all;
  await look();
  expect(state.read).toBe(39);
});
