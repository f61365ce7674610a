import type { LedgerHead, Reorg } from '@billfold/core/contract';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import { ApiError, notFound } from '../platform/api-error.ts';

/**
 * Reverts the newest blocks (reorg). The head is lower until the next block, so that readers see
 * each step of a reorganisation.
 * @throws {ApiError} 404 for a hash that is not in these blocks; 409 REORG_TOO_DEEP
 */
export async function rollBack(
  ledger: SandboxLedger,
  { depth, dropTx }: Reorg,
): Promise<LedgerHead> {
  const isThere = await ledger.read(async (state) => {
    const top = (await state.head())?.height ?? 0;
    const known = await Promise.all(dropTx.map((hash) => state.find(hash)));
    // One that waits is above all blocks.
    return known.every((each) => each && (depth === null || (each.height ?? top) > top - depth));
  });
  if (!isThere) throw notFound('transaction');
  try {
    return await ledger.reorganise({ depth, drop: dropTx });
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function tooDeep(): ApiError {
  return new ApiError(409, 'REORG_TOO_DEEP', {
    errors: ['The ledger does not have this many blocks above its first one.'],
  });
}
