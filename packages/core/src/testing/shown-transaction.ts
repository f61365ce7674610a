import type { LedgerBlockRef, LedgerTransaction } from '../contract/sandbox-transaction.ts';
import type { Transaction } from '../contract/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';

/** A transaction of the books as the explorer of its ledger shows it. */
export function shownTransaction(
  transaction: Transaction,
  block: LedgerBlockRef | null,
): LedgerTransaction {
  const { hash, blockchainNetwork: network, confirmations, createdAt, fee } = transaction;
  const { fromAddress, toAddress, value } = transaction;
  const { decimals, model } = getNetwork(network);
  const facts = {
    network,
    hash,
    block,
    confirmations,
    acceptedAt: createdAt,
    isHeld: false,
    outputs: [{ index: 0, address: toAddress, value }],
    check: { isValid: true, reason: null },
  };
  if (model.family === 'utxo') {
    const spent = { hash: '0'.repeat(64), index: 0, address: fromAddress };
    const input = { ...spent, value: spentBy(transaction), signature: 'valid' } as const;
    return { ...facts, family: 'utxo', size: 222, vsize: 141, fee, inputs: [input] };
  }
  if (model.family !== 'evm')
    throw new TypeError(`The explorer of the fake services shows no transactions of ${network}.`);
  const paid = parseAmount(fee ?? '0', decimals);
  const gasUsed = 21_000;
  return {
    ...facts,
    family: 'evm',
    size: 110,
    fee: toDecimal(paid, { decimals }),
    sender: fromAddress,
    signature: 'valid',
    nonce: 0,
    gasLimit: gasUsed,
    gasUsed,
    gasPriceWei: toDecimal(toBaseUnits(paid / BigInt(gasUsed)), { decimals: 0 }),
    chainId: model.chains.sandbox.chainId,
    data: '',
  };
}

/** What a transaction of the books takes from who sends it. */
export function spentBy({ value, fee, blockchainNetwork }: Transaction): Decimal {
  const { decimals } = getNetwork(blockchainNetwork);
  const units = parseAmount(value, decimals) + parseAmount(fee ?? '0', decimals);
  return toDecimal(toBaseUnits(units), { decimals });
}
