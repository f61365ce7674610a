import { ChainUnavailableError, type CodedAddress } from '../../../chains/chain.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { latestHeader } from './load-fees.ts';
import { bytes, quantity } from './node-answers.ts';

const hashForm = /^0x[\da-f]{64}$/i;

/**
 * Loads the codes and transaction counts of addresses; null where the newest block is from before the Prague upgrade,
 * which brought transactions that delegate addresses.
 * @throws {ChainUnavailableError} the node refuses an answer, which says nothing of the chain
 */
export async function loadCodes(
  rpc: BatchRpc,
  addresses: readonly string[],
): Promise<readonly CodedAddress[] | null> {
  const { requestsHash } = await latestHeader(rpc);
  if (typeof requestsHash !== 'string' || !hashForm.test(requestsHash)) return null;
  const codes = await rpc.callAll(
    addresses.map((address) => ({
      ...{ method: 'eth_getCode', params: [address, 'latest'], schema: bytes() },
    })),
  );
  const nonces = await rpc.callAll(
    addresses.map((address) => ({
      ...{ method: 'eth_getTransactionCount', params: [address, 'latest'], schema: quantity() },
    })),
  );
  const coded = addresses.flatMap((_, at) => {
    const [code, nonce] = [codes[at], nonces[at]];
    return typeof code === 'string' && typeof nonce === 'bigint'
      ? [{ code: code.slice(2).toLowerCase(), nonce }]
      : [];
  });
  if (coded.length === addresses.length) return coded;
  throw new ChainUnavailableError('The node tells nothing of the code of an address.');
}
