import { getNetwork, type Network, toBaseUnits, toDecimal, validateAddress } from '@billfold/core';
import type { LedgerAddress, LedgerMovement } from '@billfold/core/contract';
import type { AcceptedTransaction, LedgerState } from '../chains/sandbox/ledger-store.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import { notFound } from '../platform/api-error.ts';

export interface AddressRequest {
  readonly network: Network;
  readonly address: string;
  readonly page?: number;
  readonly pageSize?: number;
}

/** An address without a history is empty, one that cannot exist is not there. @throws {ApiError} 404 */
export async function showAddress(
  { ledger, rules }: Sandbox,
  { network, address: text, page = 1, pageSize = 25 }: AddressRequest,
): Promise<LedgerAddress> {
  const checked = validateAddress(network, text, 'sandbox');
  if (!checked.valid) throw notFound('address');
  const address = checked.normalized;
  const { decimals } = getNetwork(network);
  const sum = (values: readonly bigint[]) =>
    toDecimal(toBaseUnits(values.reduce((total, value) => total + value, 0n)), { decimals });
  const movementOf = async (
    { hash, raw, undo, height, acceptedAt }: AcceptedTransaction,
    state: LedgerState,
  ): Promise<LedgerMovement> => {
    const { payers, outputs } = rules.inspect(raw, undo);
    const ofAddress = (items: typeof outputs) =>
      sum(items.filter((item) => item.address === address).map(({ value }) => value));
    const block = height === null ? null : await state.headerAt(height);
    return {
      hash,
      blockHeight: height,
      at: block?.minedAt ?? acceptedAt,
      received: ofAddress(outputs),
      spent: ofAddress(payers),
    };
  };
  return ledger.read(async (state) => {
    const entries = await state.entriesOf([address]);
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    const { transactions, total } = await state.transactionsOf(address, slice);
    const items: LedgerMovement[] = [];
    for (const transaction of transactions) items.push(await movementOf(transaction, state));
    const account = await rules.readAccount?.(state, address);
    return {
      network,
      address,
      nonce: account == null || account.nonce === null ? null : Number(account.nonce),
      balance: sum([...entries.values()].map((entry) => rules.valueOf(entry))),
      transactions: { items, total, page, pageSize },
    };
  });
}
