import { toBaseUnits } from '../../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../../money/decimal.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';
import { exactEstimate, feeUnits, sweepEstimate } from './selectors/fees.ts';

/** The native asset of the account, where there is too little of it to pay for sending a token. */
export interface MissingForFee {
  /** What the network takes. */
  readonly required: Decimal;
  readonly available: Decimal;
}

/** Null while there is enough, or while it is not known what it takes. */
export function missingForFee(model: SendModel): MissingForFee | null {
  const chosen = chosenAccount(model);
  const fees = exactEstimate(model) ?? sweepEstimate(model);
  if (chosen === null || fees === null || chosen.asset.token === null) return null;
  const { decimals } = chosen.network;
  const required = feeUnits(fees, chosen.network) + parseAmount(fees.networkFee ?? '0', decimals);
  if (parseAmount(fees.maximumAmount, decimals) >= required) return null;
  return {
    required: toDecimal(toBaseUnits(required), { decimals }),
    available: fees.maximumAmount,
  };
}
