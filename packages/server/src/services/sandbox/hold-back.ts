import type { Hold } from '@billfold/core/contract';
import type { SandboxLedger } from '../../chains/sandbox/sandbox-ledger.ts';
import { ApiError, notFound } from '../../platform/api-error.ts';

/** @throws {ApiError} 404; 409 TRANSACTION_MINED */
export async function holdBack(ledger: SandboxLedger, { hash, hold }: Hold): Promise<void> {
  const result = await ledger.hold(hash, hold);
  switch (result) {
    case 'done':
      return;
    case 'unknown':
      throw notFound('transaction');
    case 'mined':
      throw new ApiError(409, 'TRANSACTION_MINED', {
        errors: ['This transaction stands in a block. Take the block back first.'],
      });
    default:
      result satisfies never;
  }
}
