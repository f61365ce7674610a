import {
  type Block,
  type BlockRef,
  type BroadcastResult,
  type Chain,
  ChainUnavailableError,
  type Probe,
  type QuietRange,
  type RecentBlock,
  type Watching,
} from './chain.ts';

/**
 * Creates the chain of a network with several nodes. It asks the first one until that fails, then the
 * next one. A node that is behind what another one has shown counts as out of reach: its shorter chain
 * would look like a reorganisation. What one node refuses, another one is offered.
 */
export function createFailoverChain(nodes: readonly [Chain, ...Chain[]]): Chain {
  const [first] = nodes;
  if (nodes.length === 1) return first;
  let current = 0;
  let highest = { height: 0, from: first };

  async function ask<T>(call: (node: Chain) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      const place = current;
      try {
        return await call(nodes[place] ?? first);
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
        if (current === place) current = (place + 1) % nodes.length;
        if (tried === nodes.length) throw error;
      }
    }
  }

  function requireCurrent(node: Chain, height: number): void {
    if (node !== highest.from && height < highest.height) throw behind(node, height);
    highest = { height, from: node };
  }

  async function headOf(node: Chain, least = 0): Promise<BlockRef> {
    const head = await node.head();
    if (head.height < least) throw behind(node, head.height);
    requireCurrent(node, head.height);
    return head;
  }

  async function recentBlockOf(node: Chain): Promise<RecentBlock> {
    const recent = await required(node.recentBlock ?? null)();
    requireCurrent(node, recent.headHeight);
    return recent;
  }

  /** Reads a block, from another node where one shows something in it that cannot be read. */
  async function readBlock(read: (node: Chain) => Promise<Block | null>): Promise<Block | null> {
    const block = await ask(read);
    if (block?.unread === undefined) return block;
    for (const node of nodes) {
      const other = await read(node).catch(unlessUnavailable);
      if (other?.hash === block.hash && other.unread === undefined) return other;
    }
    return block;
  }

  /** A node that is behind would miss what another one has shown. */
  async function probeAt(
    node: Chain,
    addresses: readonly string[],
    known?: BlockRef | null,
  ): Promise<readonly Probe[]> {
    await headOf(node);
    return required(node.probe)(addresses, known);
  }

  async function broadcastTo(node: Chain, raw: Uint8Array): Promise<BroadcastResult> {
    const result = await node.broadcast(raw);
    if (result.outcome !== 'rejected' || result.permanent) return result;
    const others = nodes.filter((other) => other !== node);
    return (await offerTo(others, raw)) ?? result;
  }

  /** All nodes are asked: one that lies could end a send that is mined all the same. */
  async function leastSent(address: string, at: BlockRef): Promise<bigint | null> {
    let least: bigint | null = null;
    for (const node of nodes) {
      const count = await required(node.countSent ?? null)(address, at);
      if (count === null) return null;
      if (least === null || count < least) least = count;
    }
    return least;
  }

  const { countSent, loadAccount, loadCodes, measurePackage, probe, prove, recentBlock } = first;
  const { close, quietBlocks, refusesBatches, simulateTransfer, survey } = first;
  const { restingHead, viewMempool, watchedBlockAt } = first;
  return {
    ...first,
    head: (least) => ask((node) => headOf(node, least)),
    blockAt: (height) => readBlock((node) => node.blockAt(height)),
    mempool: () => ask((node) => node.mempool()),
    ...(viewMempool && {
      viewMempool: () => ask((node) => required(node.viewMempool ?? null)()),
    }),
    find: (hash) => ask((node) => node.find(hash)),
    prove: prove && ((hash) => ask((node) => required(node.prove)(hash))),
    fees: () => ask((node) => node.fees()),
    ...(measurePackage && {
      measurePackage: (hash: string) => ask((node) => required(node.measurePackage ?? null)(hash)),
    }),
    broadcast: (raw) => ask((node) => broadcastTo(node, raw)),
    loadAccount: loadAccount && ((address) => ask((node) => required(node.loadAccount)(address))),
    ...(loadCodes && {
      loadCodes: (addresses: readonly string[]) =>
        ask((node) => required(node.loadCodes ?? null)(addresses)),
    }),
    ...(countSent && { countSent: leastSent }),
    probe: probe && ((addresses, known) => ask((node) => probeAt(node, addresses, known))),
    ...(recentBlock && { recentBlock: () => ask(recentBlockOf) }),

    ...(restingHead && {
      restingHead: () => ask((node) => required(node.restingHead ?? null)()),
    }),
    ...(quietBlocks && {
      quietBlocks: (range: QuietRange, watching: Watching) =>
        ask((node) => required(node.quietBlocks ?? null)(range, watching)),
    }),
    ...(watchedBlockAt && {
      watchedBlockAt: (height: number, watching: Watching) =>
        readBlock((node) => required(node.watchedBlockAt ?? null)(height, watching)),
    }),
    ...(refusesBatches && {
      refusesBatches: () => nodes.some((node) => node.refusesBatches?.() ?? false),
    }),
    simulateTransfer:
      simulateTransfer && ((transfer) => ask((node) => required(node.simulateTransfer)(transfer))),
    survey: survey && ((addresses) => ask((node) => required(node.survey)(addresses))),
    ...(close && {
      close: () => {
        for (const node of nodes) node.close?.();
      },
    }),
  };
}

/** Returns what the first node that takes or knows `raw` answers; null where none does. */
async function offerTo(others: readonly Chain[], raw: Uint8Array): Promise<BroadcastResult | null> {
  for (const other of others) {
    try {
      const result = await other.broadcast(raw);
      if (result.outcome !== 'rejected') return result;
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
    }
  }
  return null;
}

const behind = ({ network }: Chain, height: number): ChainUnavailableError =>
  new ChainUnavailableError(`A node of ${network} is behind at ${height}.`);

function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}

/** Nodes of one network are of one family, so that all of them have the call or none. */
function required<T>(call: T | null): T {
  if (call === null) throw new TypeError('The nodes of a network differ.');
  return call;
}
