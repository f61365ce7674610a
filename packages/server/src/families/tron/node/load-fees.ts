import type { TronFees } from '../../../chains/chain.ts';
import { ChainFaultError } from '../../../chains/chain.ts';
import { chainParameters } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Loads the chain parameters that the super representatives have voted for.
 * @throws {ChainFaultError} for a price that is missing or absurd
 */
export async function loadFees(node: TronNode): Promise<TronFees> {
  const { chainParameter } = await node.ask({
    method: 'getchainparameters',
    schema: chainParameters(),
  });
  const values = new Map(chainParameter.map(({ key, value }) => [key, value]));
  const price = (key: string, highest: bigint): bigint => {
    const value = values.get(key);
    if (value === undefined || value < 0n || value > highest)
      throw new ChainFaultError(`The node names no price that can be meant: ${key}.`);
    return value;
  };
  return {
    family: 'tron',
    sunPerByte: price('getTransactionFee', 100_000n),
    sunPerEnergy: price('getEnergyFee', 100_000n),
    // For the account, and in place of bandwidth.
    activation:
      price('getCreateNewAccountFeeInSystemContract', 100_000_000n) +
      price('getCreateAccountFee', 100_000_000n),
  };
}
