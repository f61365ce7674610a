import {
  ChainUnavailableError,
  type SimulatedTransfer,
  type TokenTransfer,
} from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { quantity } from './node-answers.ts';

/** Recipient who holds no token, which makes a transfer cost the most. */
const stranger = '0x00000000000000000000000000000000B111F01D';

/** The gas of `transfer(address,uint256)`, run by the node on its newest state. */
export async function simulateTransfer(
  rpc: JsonRpc,
  { token, from, to, value }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const words = [(to ?? stranger).slice(2), value.toString(16)].map((word) =>
    word.toLowerCase().padStart(64, '0'),
  );
  const call = { from, to: token.contract, data: `0xa9059cbb${words.join('')}` };
  try {
    const params = [call];
    return { work: await rpc.call({ method: 'eth_estimateGas', params, schema: quantity() }) };
  } catch (error) {
    if (error instanceof JsonRpcError)
      throw new ChainUnavailableError(`The node does not run a transfer of ${token.id}.`);
    throw error;
  }
}
