import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../../test/manual-clock.ts';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { createWaitingTransactions } from './waiting-transactions.ts';

function transactionOf(hash: string, parents: readonly string[] = []): ChainTransaction {
  const spends = parents.map((parent) => ({ hash: parent, index: 0 }));
  return { hash, spends, sender: null, transfers: [], references: [] };
}

/** A node with a mempool, whose changes reach us when a test says so. */
function nodeOf(...first: readonly string[]) {
  const state = { pool: [...first], head: 'head', lists: 0, read: [] as string[] };
  const clock = manualClock();
  let onList = (): void => {};
  const waiting = createWaitingTransactions({
    clock,
    headHash: () => state.head,
    eachHash: async (visit) => {
      state.lists += 1;
      const listed = [...state.pool];
      onList();
      for (const hash of listed) visit(hash);
    },
    read: async (hash) => {
      state.read.push(hash);
      if (hash === 'failing') throw new Error('The node is out of reach.');
      return state.pool.includes(hash) ? transactionOf(hash) : undefined;
    },
    decode: (bare) => transactionOf(String(bare)),
  });
  const { changes } = waiting;
  const look = async () => (await waiting.list()).map(({ hash }) => hash);
  return {
    ...{ state, clock, waiting, changes, look },
    add: (hash: string) => {
      state.pool.push(hash);
      changes.added(hash, Buffer.from(hash));
    },
    remove: (hash: string) => {
      state.pool = state.pool.filter((each) => each !== hash);
      changes.removed(hash);
    },
    duringNextList: (run: () => void) => {
      onList = () => {
        onList = () => {};
        run();
      };
    },
    /** Lists once after the first change, from where on changes are enough. */
    follow: async () => {
      changes.removed('anything');
      await look();
      state.lists = 0;
      state.read = [];
    },
  };
}

describe('a mempool whose changes are published', () => {
  it('is listed once more after the first change, and then no more', async () => {
    const { state, look, add, changes } = nodeOf('a');
    await look();
    await look();
    expect(state.lists).toBe(2);
    changes.removed('anything');
    await look();
    expect(state.lists).toBe(3);
    add('b');
    expect(await look()).toEqual(['a', 'b']);
    expect(state).toMatchObject({ lists: 3, read: ['a'] });
  });

  it('shows a replaced transaction no more, and its replacement', async () => {
    const { look, add, remove, follow, state } = nodeOf('a', 'b');
    await follow();
    remove('a');
    add('a2');
    expect(await look()).toEqual(['b', 'a2']);
    expect(state.lists).toBe(0);
  });

  it('loses what a block has, and is not listed at its head', async () => {
    const { state, look, changes, waiting, follow } = nodeOf('a', 'b', 'c');
    await follow();
    state.pool = ['b'];
    changes.mined('next', ['coinbase', 'a', 'c']);
    state.head = 'next';
    waiting.noteHead('next');
    expect(await look()).toEqual(['b']);
    expect(state.lists).toBe(0);
  });

  it('is listed where the node shows a head that no change told of, until changes come again', async () => {
    const { state, look, add, changes, waiting, follow } = nodeOf('a');
    await follow();
    state.pool = ['b'];
    state.head = 'next';
    waiting.noteHead('next');
    expect(await look()).toEqual(['b']);
    expect(await look()).toEqual(['b']);
    expect(state.lists).toBe(2);
    changes.mined('next', ['a']);
    await look();
    add('c');
    expect(await look()).toEqual(['b', 'c']);
    expect(state.lists).toBe(3);
  });

  it.each(['interrupted', 'lost'] as const)('is listed after changes were %s', async (event) => {
    const { state, look, add, changes, follow } = nodeOf('a');
    await follow();
    changes[event]();
    state.pool = ['b'];
    expect(await look()).toEqual(['b']);
    expect(state.lists).toBe(1);
    add('c');
    await look();
    add('d');
    expect(await look()).toEqual(['b', 'c', 'd']);
  });

  it('is listed as a check after an hour, and not after a broadcast', async () => {
    const { state, look, clock, waiting, follow } = nodeOf('a');
    await follow();
    waiting.invalidate();
    clock.advance(3_599_999);
    await look();
    expect(state.lists).toBe(0);
    clock.advance(1);
    await look();
    expect(state.lists).toBe(1);
  });

  it('reads what the node did not send, before the children of it', async () => {
    const { state, look, add, changes, follow } = nodeOf();
    await follow();
    state.pool.push('parent', 'hidden');
    changes.added('parent', null);
    add('child');
    changes.added('gone', null);
    expect(await look()).toEqual(['parent', 'child']);
    expect(state.read).toEqual(['parent', 'gone']);
    await look();
    expect(state.read).toHaveLength(2);
  });

  it('keeps what is to be read where the node fails', async () => {
    const { state, look, add, changes, follow, remove } = nodeOf();
    await follow();
    changes.added('failing', null);
    add('b');
    await expect(look()).rejects.toThrow('out of reach');
    remove('failing');
    expect(await look()).toEqual(['b']);
    expect(state.lists).toBe(0);
  });

  it('does not change a view that was taken', async () => {
    const { waiting, add, remove, follow } = nodeOf('a');
    await follow();
    const view = await waiting.view();
    remove('a');
    add('b');
    expect([view.has('a'), view.has('b')]).toEqual([true, false]);
    const next = await waiting.view();
    expect([next.has('a'), next.has('b')]).toEqual([false, true]);
    expect(next.since(view).map(({ hash }) => hash)).toEqual(['b']);
  });

  it('tells what is new since any of the last views, and everything of any other', async () => {
    const { waiting, add, remove, follow } = nodeOf('a');
    await follow();
    const first = await waiting.view();
    add('b');
    await waiting.view();
    add('c');
    add('d');
    remove('c');
    const last = await waiting.view();
    const hashes = (earlier: typeof first | null) => last.since(earlier).map(({ hash }) => hash);
    expect(hashes(first)).toEqual(['b', 'd']);
    expect(hashes(last)).toEqual([]);
    expect(hashes(null)).toEqual(['a', 'b', 'd']);
    expect(hashes(await nodeOf().waiting.view())).toEqual(['a', 'b', 'd']);
  });

  it('keeps what changes while it is listed', async () => {
    const { look, add, remove, duringNextList, changes, state } = nodeOf('a', 'b');
    changes.removed('anything');
    duringNextList(() => {
      remove('b');
      add('c');
    });
    expect(await look()).toEqual(['a', 'c']);
    add('b');
    expect(await look()).toEqual(['a', 'c', 'b']);
    expect(state.lists).toBe(1);
  });

  it('keeps a known transaction that came back after a list without it', async () => {
    const { look, add, remove, duringNextList, changes, follow, state } = nodeOf('a', 'b');
    await follow();
    changes.interrupted();
    state.pool = ['b'];
    duringNextList(() => {
      remove('a');
      add('a');
    });
    expect(await look()).toEqual(['b', 'a']);
  });

  it('ends where the node ends, however its changes and its lists fall together', async () => {
    const hash = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('toggle', 'mine'), hash }),
      fc.record({ kind: fc.constantFrom('look', 'interrupt', 'lose', 'deliver'), hash }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { state, look, changes } = nodeOf('a', 'b');
        // Changes reach us later than they happen, but in their order.
        let late: (() => void)[] = [];
        const deliver = (): void => {
          for (const change of late) change();
          late = [];
        };
        let blocks = 0;
        for (const { kind, hash } of steps) {
          const isThere = state.pool.includes(hash);
          if (kind === 'toggle' || (kind === 'mine' && isThere)) {
            state.pool = state.pool.filter((each) => each !== hash);
            if (!isThere) state.pool.push(hash);
            blocks += 1;
            const block = `${blocks}`;
            if (kind === 'mine') late.push(() => changes.mined(block, [hash]));
            else if (isThere) late.push(() => changes.removed(hash));
            else late.push(() => changes.added(hash, Buffer.from(hash)));
          } else if (kind === 'look') await look();
          else if (kind === 'interrupt') late.push(() => changes.interrupted());
          else if (kind === 'lose') late = [() => changes.lost()];
          else deliver();
        }
        deliver();
        expect((await look()).toSorted()).toEqual(state.pool.toSorted());
      }),
    );
  });
});
