import type { BaseUnits } from '@billfold/core';
import { KeyringError } from '../../keyring-error.ts';
import { parseAddress } from './address.ts';
import { planAmounts } from './plan-amounts.ts';
import type { TronTransferRefusal, TronTransferRequest } from './transfer-plan.ts';
import type { TronNetwork } from './tron-network.ts';

export type TronEstimateRequest = Pick<
  TronTransferRequest,
  'balance' | 'amount' | 'token' | 'terms'
>;

export type TronFeeEstimateResult =
  | {
      readonly outcome: 'estimated';
      /** The most that the network may charge, but for the network fee. */
      readonly fee: BaseUnits;
      /** Cost of opening the account of the recipient. */
      readonly networkFee: BaseUnits;
      /** Amount of the recipient; for `max`, everything after the fees. */
      readonly sent: BaseUnits;
    }
  | TronTransferRefusal;

/**
 * The fee of the plan that `buildTransfer` would make, without any key.
 * @throws {KeyringError} `transfer_invalid`
 */
export function estimateFee(
  network: TronNetwork,
  request: TronEstimateRequest,
): TronFeeEstimateResult {
  checkTerms(network, request);
  const amounts = planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  const { fee, networkFee, sent } = amounts;
  return { outcome: 'estimated', fee, networkFee, sent };
}

/**
 * @throws {KeyringError} `transfer_invalid` for terms that the network does not have, a token that no
 * contract can be, and more than a transaction can carry
 */
export function checkTerms(network: TronNetwork, request: TronEstimateRequest): void {
  const { balance, token, terms } = request;
  const price = terms.kind === 'activation' ? terms.price : terms.sunPerByte;
  const isPossible =
    price >= 0n &&
    price <= network.maximumAmount &&
    balance <= network.maximumAmount &&
    (token === null || (terms.kind === 'bandwidth' && isToken(network, token)));
  if (!isPossible)
    throw new KeyringError('transfer_invalid', 'No transaction of this network has such terms.');
}

function isToken(
  network: TronNetwork,
  { contract, balance, feeLimit, covered }: NonNullable<TronEstimateRequest['token']>,
): boolean {
  return (
    parseAddress(network, contract) !== null &&
    balance < 2n ** 256n &&
    feeLimit <= network.maximumAmount &&
    (covered ?? 0n) <= feeLimit
  );
}
