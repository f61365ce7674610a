import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { maximumFee } from './fee-offer.ts';
import { tokenTransferGas, transferGas } from './intrinsic-gas.ts';
import type { EvmTransferRefusal, EvmTransferRequest, HeldToken } from './transfer-plan.ts';

export interface PlannedAmounts {
  readonly outcome: 'planned';
  readonly sent: BaseUnits;
  readonly fee: BaseUnits;
}

export type AmountsRequest = Pick<
  EvmTransferRequest,
  'balance' | 'token' | 'amount' | 'offer' | 'gasLimit'
>;

/** Plans amount and maximum charge of a transfer, each within the balance. */
export function planAmounts(request: AmountsRequest): PlannedAmounts | EvmTransferRefusal {
  const { balance, token, amount, gasLimit } = request;
  const minimum = token === null ? transferGas : tokenTransferGas;
  if (gasLimit < minimum) return { outcome: 'gas_limit_too_low', minimum };
  const fee = maximumFee(request);
  if (token !== null) return planToken(token, { balance, amount, fee });
  const maximum = toBaseUnits(balance > fee ? balance - fee : 0n);
  const sent = amount === 'max' ? maximum : amount;
  const isCovered = sent + fee <= balance && (amount !== 'max' || maximum > 0n);
  return isCovered ? { outcome: 'planned', sent, fee } : { outcome: 'insufficient_funds', maximum };
}

function planToken(
  token: HeldToken,
  {
    balance,
    amount,
    fee,
  }: Pick<AmountsRequest, 'balance' | 'amount'> & { readonly fee: BaseUnits },
): PlannedAmounts | EvmTransferRefusal {
  const maximum = token.balance;
  const sent = amount === 'max' ? maximum : amount;
  if (sent > maximum || (amount === 'max' && maximum === 0n))
    return { outcome: 'insufficient_funds', maximum };
  return fee > balance
    ? { outcome: 'insufficient_native', required: fee }
    : { outcome: 'planned', sent, fee };
}
