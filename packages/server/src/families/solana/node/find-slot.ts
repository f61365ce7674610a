import { ChainUnavailableError } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { askHead, askHeader, type PlacedBlock } from './ask-block.ts';
import { commitment } from './commitment.ts';
import { slotsAnswer } from './node-answers.ts';

type Place = Pick<PlacedBlock, 'slot' | 'height'>;

/**
 * The slot of the block at `height`, null above the head. Slots are left empty, so that there are at
 * least as many of them as blocks: as many slots down as blocks are wanted leads to the block or above
 * it, never below.
 */
export async function findSlot(rpc: JsonRpc, height: number): Promise<number | null> {
  let above: Place = await askHead(rpc);
  if (above.height < height) return null;
  while (above.height > height)
    above = await askHeader(rpc, await slotAtOrBelow(rpc, above.slot - (above.height - height)));
  if (above.height < height) throw new ChainUnavailableError('The chain moved while it was read.');
  return above.slot;
}

/** Lists the slots of the blocks on top of the one in `slot`, lowest first, as many as an idle network has in a look. */
export async function slotsAfter(rpc: JsonRpc, slot: number): Promise<readonly number[]> {
  return rpc.call({
    method: 'getBlocksWithLimit',
    params: [slot + 1, slotsListed, { commitment }],
    schema: slotsAnswer(),
  });
}

async function slotAtOrBelow(rpc: JsonRpc, slot: number): Promise<number> {
  for (let end = slot; end >= 0; end -= slotsAtOnce) {
    const params = [Math.max(0, end - slotsAtOnce + 1), end, { commitment }];
    const slots = await rpc.call({ method: 'getBlocks', params, schema: slotsAnswer() });
    const last = slots.at(-1);
    if (last !== undefined) return last;
    if (slot - end > longestGap) break;
  }
  throw new ChainUnavailableError(`The node has no blocks around slot ${slot}.`);
}

/** More than the blocks of a minute, which are some 150. */
const slotsListed = 200;

const slotsAtOnce = 100;

/** More empty slots than there ever were: the node does not go back so far. */
const longestGap = 100_000;
