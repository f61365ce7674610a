import { type BaseUnits, getNetwork, type Network, toDecimal } from '@billfold/core';
import type { LedgerTransaction } from '@billfold/core/contract';
import type { Sandbox } from '../../chains/sandbox/open-sandbox.ts';
import { notFound } from '../../platform/api-error.ts';

/** @throws {ApiError} 404 */
export async function showTransaction(
  { ledger, rules }: Sandbox,
  network: Network,
  hash: string,
): Promise<LedgerTransaction> {
  const found = await ledger.read(async (state) => {
    const transaction = await state.find(hash);
    if (transaction === null) return null;
    const { height } = transaction;
    return {
      transaction,
      head: await state.head(),
      block: height === null ? null : await state.headerAt(height),
    };
  });
  if (found === null) throw notFound('transaction');
  const { transaction, block, head } = found;
  const { decimals } = getNetwork(network);
  const asMoney = (units: BaseUnits) => toDecimal(units, { decimals });
  const { raw, undo, acceptedAt, isHeld } = transaction;
  const { fee, inputs, outputs, ...facts } = rules.inspect(raw, undo);
  return {
    ...facts,
    network,
    hash,
    block,
    confirmations: block === null || head === null ? 0 : head.height - block.height + 1,
    acceptedAt,
    isHeld,
    fee: fee === null ? null : asMoney(fee),
    inputs: inputs.map((input) => ({ ...input, value: asMoney(input.value) })),
    outputs: outputs.map(({ address, value }, index) => ({
      index,
      address,
      value: asMoney(value),
    })),
  };
}
