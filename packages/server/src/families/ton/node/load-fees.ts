import type { TonForwardPrices } from '@billfold/keyring';
import { ChainFaultError, type TonFees } from '../../../chains/chain.ts';
import { type CellData, readCellData } from './cell-data.ts';
import { configParameter } from './node-answers.ts';
import type { TonNode } from './ton-node.ts';

/**
 * Loads the fee parameters that the validators have voted for.
 * @throws {ChainFaultError} for prices that are missing or absurd
 */
export async function loadFees(node: TonNode): Promise<TonFees> {
  const [gas, basechain, masterchain] = await Promise.all([
    askParameter(node, parameters.gas),
    askParameter(node, parameters.basechain),
    askParameter(node, parameters.masterchain),
  ]);
  return {
    family: 'ton',
    prices: {
      gasPrice: readGasPrice(gas),
      basechain: readForwardPrices(basechain),
      masterchain: readForwardPrices(masterchain),
    },
  };
}

/** @see TL-B, ConfigParam */
const parameters = { gas: 21, masterchain: 24, basechain: 25 } as const;

async function askParameter(node: TonNode, id: number): Promise<CellData> {
  const { config } = await node.ask({
    path: '/api/v2/getConfigParam',
    query: [['config_id', `${id}`]],
    schema: configParameter(),
  });
  return readCellData(config.bytes);
}

/** @see TL-B, GasLimitsPrices */
function readGasPrice(cell: CellData): bigint {
  let tag = cell.uint(8);
  if (tag === 0xd1n) {
    // So much gas costs the same however little of it is used.
    cell.uint(64);
    cell.uint(64);
    tag = cell.uint(8);
  }
  if (tag !== 0xden && tag !== 0xddn) throw notMeant();
  // In parts of a nanoton: 2^16 of them.
  return bounded(cell.uint(64), highest.gas) >> 16n;
}

/** @see TL-B, MsgForwardPrices */
function readForwardPrices(cell: CellData): TonForwardPrices {
  if (cell.uint(8) !== 0xean) throw notMeant();
  return {
    lumpPrice: bounded(cell.uint(64), highest.lump),
    bitPrice: bounded(cell.uint(64), highest.bit),
    cellPrice: bounded(cell.uint(64), highest.cell),
  };
}

/** A hundred times what the masterchain charges, which is dear. */
const highest = {
  gas: 100n * 655_360_000n,
  lump: 100n * 10_000_000n,
  bit: 100n * 655_360_000n,
  cell: 100n * 65_536_000_000n,
} as const;

function bounded(price: bigint, bound: bigint): bigint {
  if (price === 0n || price > bound) throw notMeant();
  return price;
}

function notMeant(): ChainFaultError {
  return new ChainFaultError('The node names prices that cannot be meant.');
}
