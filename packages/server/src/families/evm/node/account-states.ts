import type { BlockRef } from '../../../chains/chain.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { areWithoutCode, loadState, type ToldState } from './load-state.ts';
import type { NodeHeader } from './node-answers.ts';
import type { NodeLimit } from './node-limit.ts';

/** Finds ranges of blocks that left accounts as they were. */
export interface AccountStates {
  /**
   * Compares the state of accounts after `head` with that after `from`. Returns the hashes of the blocks from `from` to
   * below the head where no account has code, another nonce or another balance; else null, and where the node does not
   * tell. Without code, coins leave an account by its own transactions alone, which its nonce counts. So none came either.
   */
  compare(range: ComparedRange): Promise<readonly string[] | null>;
  /** Returns whether the node did not tell the state of the newest head. */
  isRefused(): boolean;
}

export interface ComparedRange {
  readonly from: BlockRef;
  readonly head: NodeHeader;
  readonly addresses: readonly string[];
}

/** Blocks below a block whose hashes the Ethereum Virtual Machine tells (`BLOCKHASH`). */
export const mostBelow = 256;

/** State of accounts after a block. */
interface KnownState extends BlockRef {
  readonly addresses: readonly string[];
  /** Accounts of each call, which has one digest. */
  readonly atOnce: number;
  readonly digest: string;
  /** True where none of them has code; false where that is not known. */
  readonly isPlain: boolean;
}

interface Parts {
  readonly addresses: readonly string[];
  readonly atOnce: number;
}

interface StatePlace {
  readonly blockHash: string;
  /** Height of the first block whose hash is told. */
  readonly first: number;
  /** Returns whether the block is the one that was asked for, by what is told of it. */
  readonly isTold: (told: ToldState) => boolean;
}

/** Remembers the state after the last head, so that the next comparison asks for one state alone. */
export function createAccountStates(rpc: BatchRpc, limit: NodeLimit): AccountStates {
  let known: KnownState | null = null;
  let isRefused = false;

  async function loadParts(parts: Parts, { isTold, ...place }: StatePlace) {
    const digests: string[] = [];
    let hashes: readonly string[] = [];
    for (const addresses of divide(parts)) {
      const told = await loadState(rpc, { ...place, addresses });
      if (told === null || !isTold(told)) return null;
      digests.push(told.digest);
      hashes = told.hashes;
    }
    return { digest: digests.join(), hashes };
  }

  /** Loads the state after the head, with fewer accounts in a call where the node refuses so many. */
  async function loadLatest({ head, addresses }: ComparedRange, first: number) {
    const height = Number(head.number);
    const isTold = (told: ToldState) =>
      told.height === height &&
      told.time === Number(head.timestamp) &&
      told.hashes.at(-1) === head.parentHash;
    for (;;) {
      const atOnce = limit.at(height);
      const loaded = await loadParts(
        { addresses, atOnce },
        { blockHash: head.hash, first, isTold },
      );
      if (loaded !== null) return { ...loaded, atOnce };
      if (!limit.narrow(height, Math.min(atOnce, addresses.length))) return null;
    }
  }

  async function isSameAfter(
    { height, hash }: BlockRef,
    { addresses, atOnce, digest }: KnownState,
  ) {
    const isTold = (told: ToldState) => told.height === height;
    const place = { blockHash: hash, first: height, isTold };
    return (await loadParts({ addresses, atOnce }, place))?.digest === digest;
  }

  async function isPlain(head: NodeHeader, parts: Parts): Promise<boolean> {
    for (const addresses of divide(parts))
      if ((await areWithoutCode(rpc, { blockHash: head.hash, addresses })) !== true) return false;
    return true;
  }

  return {
    isRefused: () => isRefused,
    compare: async (range) => {
      const { from, head, addresses } = range;
      const last = known !== null && isWithin(known, range) ? known : null;
      known = null;
      const first = last?.height ?? from.height;
      const loaded = await loadLatest(range, first);
      isRefused = loaded === null;
      if (loaded === null) return null;
      const { hashes, ...state } = loaded;
      const place = { height: Number(head.number), hash: head.hash };
      const now: KnownState = { ...place, ...state, addresses, isPlain: false };
      known = now;
      const isBelow = ({ height, hash }: BlockRef) => hashes[height - first] === hash;
      if (!isBelow(from)) return null;
      const comparable = last?.atOnce === now.atOnce && isBelow(last) ? last : null;
      const isAsLast = comparable?.digest === now.digest;
      // Changes between the last head and `from` are in the books.
      if (!isAsLast && (comparable?.hash === from.hash || !(await isSameAfter(from, now))))
        return null;
      // Code comes by a transaction or an authorization (EIP-7702), which the nonce counts too.
      if (!(isAsLast && comparable.isPlain) && !(await isPlain(head, now))) return null;
      known = { ...now, isPlain: true };
      return hashes.slice(from.height - first);
    },
  };
}

function divide({ addresses, atOnce }: Parts): readonly (readonly string[])[] {
  const count = Math.ceil(addresses.length / atOnce);
  return Array.from({ length: count }, (_, at) => addresses.slice(at * atOnce, (at + 1) * atOnce));
}

/** Returns whether a state is of the same accounts, after a block that the range begins with or goes on from. */
function isWithin(state: KnownState, { from, head, addresses }: ComparedRange): boolean {
  return (
    state.height <= from.height &&
    state.height >= Number(head.number) - mostBelow &&
    state.addresses.length === addresses.length &&
    state.addresses.every((address, at) => address === addresses[at])
  );
}
