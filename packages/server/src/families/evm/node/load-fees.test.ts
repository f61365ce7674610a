import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, listenOnLoopback } from '../../../../test/loopback.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { createJsonRpc } from '../../../chains/create-json-rpc.ts';
import { loadFees } from './load-fees.ts';

let node: Loopback;
let result: unknown;
beforeAll(async () => {
  node = await listenOnLoopback(() => (_, response) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
  });
});
afterAll(() => node.close());

/** Loads fees from a node that answers `eth_feeHistory` with blocks of these tips; null for a block without transactions. */
async function feesAfter(tips: readonly (bigint | null)[], changes: object = {}) {
  result = {
    oldestBlock: '0x1',
    baseFeePerGas: [...tips.map((_, at) => quantity(BigInt(at + 10))), quantity(7n)],
    gasUsedRatio: tips.map((tip) => (tip === null ? 0 : 0.4)),
    reward: tips.map((tip) => [quantity(tip ?? 0n)]),
    ...changes,
  };
  return loadFees('ETH', createJsonRpc({ url: node.origin, clock: manualClock() }));
}
const quantity = (value: bigint) => `0x${value.toString(16)}`;
const million = 1_000_000n;

describe('fees of Ethereum', () => {
  it('have the base fee of the next block, which the node foresees', async () => {
    expect(await feesAfter([million])).toMatchObject({ baseFeePerGas: 7n });
  });

  it('offer what the median block took, whatever one block maker paid itself', async () => {
    const tips = [2n * million, 900_000n * million, 3n * million];
    expect(await feesAfter(tips)).toMatchObject({ priorityFeePerGas: 3n * million });
  });

  it('do not count blocks without transactions', async () => {
    const tips = [null, null, null, 5n * million];
    expect(await feesAfter(tips)).toMatchObject({ priorityFeePerGas: 5n * million });
  });

  it('offer one gwei where no block holds a transaction', async () => {
    expect(await feesAfter([null])).toMatchObject({ priorityFeePerGas: 1_000n * million });
  });

  it('offer no less than makers of blocks take', async () => {
    expect(await feesAfter([1n])).toMatchObject({ priorityFeePerGas: million });
  });

  it('are unknown where the node has no base fee', async () => {
    const loading = feesAfter([million], { baseFeePerGas: ['0x0', '0x0'] });
    await expect(loading).rejects.toThrow(ChainUnavailableError);
  });

  it.each([
    ['priority fees of other blocks', { reward: [] }],
    ['no priority fees', { reward: null }],
  ])('are refused with %s', async (_, changes) => {
    await expect(feesAfter([million], changes)).rejects.toThrow(ChainFaultError);
  });
});
