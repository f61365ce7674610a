import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../../test/manual-clock.ts';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

function transactionOf(hash: string, parents: readonly string[] = []): ChainTransaction {
  const spends = parents.map((parent) => ({ hash: parent, index: 0 }));
  return { hash, spends, sender: null, transfers: [], references: [] };
}

function mempoolOf(...transactions: readonly ChainTransaction[]) {
  const state = {
    ...{ hashes: transactions.map(({ hash }) => hash), read: 0, lists: 0 },
    ...{ head: 'head', failsAt: Number.POSITIVE_INFINITY },
  };
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]));
  const clock = manualClock();
  const waiting = createWaitingTransactions({
    clock,
    headHash: () => state.head,
    eachHash: async (visit) => {
      state.lists += 1;
      for (const hash of state.hashes) visit(hash);
    },
    read: async (hash) => {
      state.read += 1;
      if (state.read === state.failsAt) throw new Error('The node is out of reach.');
      return byHash.get(hash);
    },
    decode: () => undefined,
  });
  const look = async () => (await waiting.list()).map(({ hash }) => hash);
  return { state, clock, waiting, look };
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

it('keeps what it has read where the node fails half way', async () => {
  const many = Array.from({ length: 20 }, (_, at) => transactionOf(`${at}`));
  const { look, state } = mempoolOf(transactionOf('child', ['19']), ...many);
  state.failsAt = 12;
  await expect(look()).rejects.toThrow('out of reach');
  const inOrder = await look();
  expect(inOrder).toHaveLength(21);
  expect(inOrder.indexOf('19')).toBeLessThan(inOrder.indexOf('child'));
  expect(state.read).toBeLessThan(12 + 8 + 21 - 8);
});

it('shows a parent that a block was taken back for before the child that waited', async () => {
  const { look, state } = mempoolOf(transactionOf('child', ['parent']), transactionOf('parent'));
  state.hashes = ['child'];
  expect(await look()).toEqual(['child']);
  state.hashes = ['child', 'parent'];
  state.head = 'another';
  expect(await look()).toEqual(['parent', 'child']);
});

describe('a mempool of more than 10,000', () => {
  const many = Array.from({ length: 10_005 }, (_, at) => transactionOf(`${at}`));

  it('is listed again when its time has come, and shown as it was until then', async () => {
    const { state, clock, waiting } = mempoolOf(...many);
    const first = await waiting.view();
    clock.advance(2_000);
    expect(await waiting.view()).toBe(first);
    clock.advance(1);
    expect(await waiting.list()).toHaveLength(10_005);
    expect(state.lists).toBe(2);
  });

  it('is listed after each block and each broadcast', async () => {
    const { state, waiting } = mempoolOf(...many);
    await waiting.list();
    state.head = 'next';
    await waiting.list();
    expect(state.lists).toBe(2);
    waiting.invalidate();
    await waiting.list();
    expect(state.lists).toBe(3);
    // A broadcast while the list is on its way.
    waiting.invalidate();
    const onItsWay = waiting.list();
    waiting.invalidate();
    await onItsWay;
    await waiting.list();
    expect(state.lists).toBe(5);
  });
});
