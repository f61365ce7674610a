import { minimumSatPerKvb } from '@billfold/keyring';
import type { FeeRates, UtxoFees } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { feeEstimate, mempoolInfo } from './node-answers.ts';

/** Target of each priority: number of blocks within which a transaction should be mined. */
export type TargetBlocks = Readonly<Record<keyof FeeRates, number>>;

/**
 * Loads the fee estimates of the node. Without enough data they fall back to fixed rates. None is
 * below the mempool minimum, above the bound, or out of order.
 */
export async function loadFees(rpc: JsonRpc, targets: TargetBlocks): Promise<UtxoFees> {
  const { mempoolminfee, minrelaytxfee } = await rpc.call({
    method: 'getmempoolinfo',
    schema: mempoolInfo(),
  });
  const floor = atLeast(atLeast(mempoolminfee, minrelaytxfee), minimumSatPerKvb);
  const rate = async (priority: keyof FeeRates): Promise<bigint> => {
    const params = [targets[priority]];
    const { feerate } = await rpc.call({
      method: 'estimatesmartfee',
      params,
      schema: feeEstimate(),
    });
    const wanted = atLeast(feerate ?? fallback[priority], floor);
    return wanted > highest ? highest : wanted;
  };
  const low = await rate('low');
  const medium = atLeast(await rate('medium'), low);
  const high = atLeast(await rate('high'), medium);
  return { family: 'utxo', low, medium, high };
}

/** Such as on a chain whose blocks are never full. */
const fallback: FeeRates = { low: 2_000n, medium: 5_000n, high: 10_000n };

/** 1,000 sat/vB: more than was ever paid for hours on end. Above it the node is not believed. */
const highest = 1_000_000n;

function atLeast(rate: bigint, floor: bigint): bigint {
  if (rate < floor) return floor;
  return rate;
}
