import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { maximumFee } from './fee-offer.ts';
import { transferGas } from './intrinsic-gas.ts';
import type { EvmTransferRefusal, EvmTransferRequest } from './transfer-plan.ts';

export interface PlannedAmounts {
  readonly outcome: 'planned';
  readonly sent: BaseUnits;
  readonly fee: BaseUnits;
}

/** What a transfer sends, and the most that it is charged: together within the balance. */
export function planAmounts(
  request: Pick<EvmTransferRequest, 'balance' | 'amount' | 'offer' | 'gasLimit'>,
): PlannedAmounts | EvmTransferRefusal {
  const { balance, amount, gasLimit } = request;
  if (gasLimit < transferGas) return { outcome: 'gas_limit_too_low', minimum: transferGas };
  const fee = maximumFee(request);
  const maximum = toBaseUnits(balance > fee ? balance - fee : 0n);
  const sent = amount === 'max' ? maximum : amount;
  const isCovered = sent + fee <= balance && (amount !== 'max' || maximum > 0n);
  return isCovered ? { outcome: 'planned', sent, fee } : { outcome: 'insufficient_funds', maximum };
}
