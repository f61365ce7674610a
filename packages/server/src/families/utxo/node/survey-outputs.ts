import { ChainUnavailableError, type Survey } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { scannedOutputs } from './node-answers.ts';

/**
 * Finds the unspent outputs of `addresses`, and the heights of their blocks. The node scans its whole UTXO
 * set, one scan at a time, which takes minutes on a main chain and needs no index. What an output
 * holds is not believed: the blocks are read and verified like any other.
 * @throws {ChainUnavailableError} another scan is running, or this one was aborted
 */
export async function surveyOutputs(rpc: JsonRpc, addresses: readonly string[]): Promise<Survey> {
  const { success, unspents } = await scan(rpc, addresses);
  if (!success) throw new ChainUnavailableError('The node did not finish its survey.');
  const heights = new Set(unspents.map(({ height }) => height));
  return {
    kind: 'outputs',
    heights: [...heights].toSorted((one, other) => one - other),
    unspent: unspents.map(({ txid, vout }) => ({ hash: txid, index: vout })),
  };
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
