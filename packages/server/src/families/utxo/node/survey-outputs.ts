import { ChainUnavailableError, type Survey } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { scannedOutputs } from './node-answers.ts';

/**
 * Where the outputs of `addresses` stand that are unspent. The node goes through all outputs there
 * are, which takes it minutes on a main chain, and does so once at a time. It needs no index for it
 * and is believed on nothing but the heights: the blocks are read like any other.
 * @throws {ChainUnavailableError} it is busy with another survey, or broke this one off
 */
export async function surveyOutputs(rpc: JsonRpc, addresses: readonly string[]): Promise<Survey> {
  const { success, unspents } = await scan(rpc, addresses);
  if (!success) throw new ChainUnavailableError('The node did not finish its survey.');
  const heights = new Set(unspents.map(({ height }) => height));
  return { kind: 'outputs', heights: [...heights].toSorted((one, other) => one - other) };
}

async function scan(rpc: JsonRpc, addresses: readonly string[]) {
  try {
    return await rpc.call({
      method: 'scantxoutset',
      params: ['start', addresses.map((address) => `addr(${address})`)],
      timeoutMs,
      schema: scannedOutputs(),
    });
  } catch (error) {
    if (error instanceof JsonRpcError)
      throw new ChainUnavailableError(`The node makes no survey now: ${error.code}.`);
    throw error;
  }
}

/** Just below what `fetch` waits for the beginning of an answer. */
const timeoutMs = 290_000;
