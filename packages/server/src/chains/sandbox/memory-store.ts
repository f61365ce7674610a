import type {
  AcceptedTransaction,
  BlockHeader,
  FeeSpike,
  LedgerDraft,
  LedgerState,
  LedgerStore,
  Seen,
} from './ledger-store.ts';
import type { Entry } from './rules.ts';

/** A ledger that ends with the process, for tests and for trying rules out. */
export function createMemoryStore(nextBlockAt: Date): LedgerStore {
  let contents: Contents = {
    entries: new Map(),
    transactions: [],
    blocks: [],
    nextBlockAt,
    outageUntil: null,
    feeSpike: null,
  };
  let turn: Promise<unknown> = Promise.resolve();
  const see = <T>(value: T): Seen<T> => ({ value, outageUntil: contents.outageUntil });
  return {
    read: (work) => work(stateOf(contents)),
    revision: async () => {
      const waiting = contents.transactions.filter(({ height }) => height === null);
      return see([contents.blocks.at(-1)?.hash, ...waiting.map(({ hash }) => hash)].join(','));
    },
    newestBlock: async () => see(await stateOf(contents).head()),
    sealedBlock: async (height) => {
      const state = stateOf(contents);
      const header = await state.headerAt(height);
      return see(header && { ...header, transactions: await state.transactionsAt(height) });
    },
    waiting: async () => see(await stateOf(contents).transactionsAt(null)),
    outageUntil: async () => contents.outageUntil,
    feeSpike: async () => contents.feeSpike,
    change: <T>(work: (draft: LedgerDraft) => Promise<T>): Promise<T> => {
      const change = turn.then(async () => {
        const draft = { ...contents, entries: new Map(contents.entries) };
        const result = await work(draftOf(draft));
        contents = draft;
        return result;
      });
      // The next change waits for this one, and does not care how it ended.
      turn = change.catch(() => undefined);
      return change;
    },
  };
}

interface Contents {
  readonly entries: Map<string, Entry>;
  transactions: readonly AcceptedTransaction[];
  blocks: readonly BlockHeader[];
  nextBlockAt: Date;
  outageUntil: Date | null;
  feeSpike: FeeSpike | null;
}

function stateOf(contents: Contents): LedgerState {
  const { entries } = contents;
  return {
    read: async (keys) => pick(entries, (key) => keys.includes(key)),
    head: async () => contents.blocks.at(-1) ?? null,
    headerAt: async (height) => contents.blocks[height] ?? null,
    findBlock: async (hash) => contents.blocks.find((block) => block.hash === hash) ?? null,
    find: async (hash) => contents.transactions.find((known) => known.hash === hash) ?? null,
    transactionsAt: async (height) =>
      contents.transactions.filter((known) => known.height === height),
    transactionsAbove: async (height) =>
      contents.transactions.filter((known) => known.height === null || known.height > height),
    newestBlocks: async (limit) =>
      contents.blocks
        .slice(-limit)
        .reverse()
        .map((block) => ({
          ...block,
          transactionCount: contents.transactions.filter(({ height }) => height === block.height)
            .length,
        })),
    transactionsOf: async (address, { offset, limit }) => {
      const all = contents.transactions.filter((known) => known.addresses.includes(address));
      const transactions = all.toReversed().slice(offset, offset + limit);
      return { transactions, total: all.length };
    },
    entriesOf: async (addresses) =>
      pick(entries, (_, { address = null }) => address !== null && addresses.includes(address)),
    nextBlockAt: async () => contents.nextBlockAt,
    newestWaiting: async () =>
      contents.transactions
        .filter(({ height, isHeld }) => height === null && !isHeld)
        .reduce<Date | null>(
          (newest, { acceptedAt: at }) => (newest !== null && newest > at ? newest : at),
          null,
        ),
    lastMinedHeight: async () =>
      contents.transactions.reduce<number | null>(
        (last, { height }) => (height === null ? last : Math.max(last ?? 0, height)),
        null,
      ),
  };
}

function draftOf(contents: Contents): LedgerDraft {
  return {
    ...stateOf(contents),
    write: async (changes) => {
      for (const [key, entry] of changes) {
        if (entry === null) contents.entries.delete(key);
        else contents.entries.set(key, entry);
      }
    },
    append: async (transaction) => {
      contents.transactions = [...contents.transactions, { ...transaction, height: null }];
    },
    remove: async (hashes) => {
      contents.transactions = contents.transactions.filter(({ hash }) => !hashes.includes(hash));
    },
    setHeld: async (hash, isHeld) => {
      contents.transactions = contents.transactions.map((transaction) =>
        transaction.hash === hash ? { ...transaction, isHeld } : transaction,
      );
    },
    seal: async (block) => {
      contents.blocks = [...contents.blocks, block];
      contents.transactions = contents.transactions.map((transaction) =>
        transaction.height === null ? { ...transaction, height: block.height } : transaction,
      );
    },
    dropBlocksAbove: async (height) => {
      contents.blocks = contents.blocks.filter((block) => block.height <= height);
    },
    setNextBlockAt: async (at) => {
      contents.nextBlockAt = at;
    },
    setOutageUntil: async (at) => {
      contents.outageUntil = at;
    },
    setFeeSpike: async (spike) => {
      contents.feeSpike = spike;
    },
  };
}

function pick(
  entries: ReadonlyMap<string, Entry>,
  isWanted: (key: string, entry: Entry) => boolean,
): ReadonlyMap<string, Entry> {
  return new Map([...entries].filter(([key, entry]) => isWanted(key, entry)));
}
