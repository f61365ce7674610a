import type { BlockHeader } from '../src/chains/sandbox/ledger-store.ts';
import type { Entry, LedgerView } from '../src/chains/sandbox/rules.ts';

/** Creates a ledger view that does not change, from entries and from blocks of height 0 on. */
export function fixedView(
  state: ReadonlyMap<string, Entry>,
  blocks: readonly BlockHeader[] = [],
): LedgerView {
  return {
    read: async (keys) =>
      new Map(
        keys.flatMap((key): [string, Entry][] => {
          const entry = state.get(key);
          return entry === undefined ? [] : [[key, entry]];
        }),
      ),
    head: async () => blocks.at(-1) ?? null,
    headerAt: async (height) => blocks[height] ?? null,
    findBlock: async (hash) => blocks.find((block) => block.hash === hash) ?? null,
  };
}
