import { getNetwork, type Network, toBaseUnits, toDecimal } from '@billfold/core';
import type { LedgerBlock, LedgerBlockEntry } from '@billfold/core/contract';
import type { AcceptedTransaction } from '../chains/sandbox/ledger-store.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import { notFound } from '../platform/api-error.ts';

/** @throws {ApiError} 404 */
export async function showBlock(
  { ledger, rules }: Sandbox,
  network: Network,
  height: number,
): Promise<LedgerBlock> {
  const found = await ledger.read(async (state) => {
    const block = await state.headerAt(height);
    if (block === null) return null;
    const head = await state.head();
    return { block, head, transactions: await state.transactionsAt(height) };
  });
  if (found === null) throw notFound('block');
  const { decimals } = getNetwork(network);
  const toEntry = ({ hash, raw, undo }: AcceptedTransaction): LedgerBlockEntry => {
    const { fee, outputs } = rules.inspect(raw, undo);
    const value = outputs.reduce((sum, output) => sum + output.value, 0n);
    return {
      hash,
      value: toDecimal(toBaseUnits(value), { decimals }),
      fee: fee === null ? null : toDecimal(fee, { decimals }),
    };
  };
  const { block, head, transactions } = found;
  return {
    network,
    ...block,
    confirmations: head === null ? 0 : head.height - block.height + 1,
    transactions: transactions.map(toEntry),
  };
}
