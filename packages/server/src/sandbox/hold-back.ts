import type { Hold } from '@billfold/core/contract';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import { notFound } from '../platform/api-error.ts';
import { transactionMined } from './transaction-mined.ts';

/** @throws {ApiError} 404; 409 TRANSACTION_MINED */
export async function holdBack(ledger: SandboxLedger, { hash, hold }: Hold): Promise<void> {
  const result = await ledger.hold(hash, hold);
  switch (result) {
    case 'done':
      return;
    case 'unknown':
      throw notFound('transaction');
    case 'mined':
      throw transactionMined();
    default:
      result satisfies never;
  }
}
