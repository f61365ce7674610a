import type { BaseUnits } from '@billfold/core';
import { addressToScript } from './address-script.ts';
import { checkUtxos } from './check-utxos.ts';
import type { WatchKind } from './key-versions.ts';
import { sampleScript } from './kind-script.ts';
import { planAmounts } from './plan-amounts.ts';
import { toVsize } from './transaction-size.ts';
import type { UtxoTransferRefusal, UtxoTransferRequest } from './transfer-plan.ts';
import type { UtxoNetwork } from './utxo-network.ts';

export interface UtxoEstimateRequest
  extends Pick<UtxoTransferRequest, 'utxos' | 'required' | 'amount' | 'satPerKvb'> {
  /** Null while it is not known: an output of the account's own kind stands in. */
  readonly recipient: string | null;
  /** Kind of `utxos`, on which the size of an input depends; `wpkh` unless given. */
  readonly kind?: WatchKind;
}

export type UtxoFeeEstimateResult =
  | {
      readonly outcome: 'estimated';
      readonly fee: BaseUnits;
      /** Amount of the recipient; for `max`, everything after the fee. */
      readonly sent: BaseUnits;
      readonly vsize: number;
    }
  | UtxoTransferRefusal;

/**
 * The fee of the plan that `buildTransfer` would make, without any key.
 * @throws {KeyringError} `utxo_invalid`
 */
export function estimateFee(
  network: UtxoNetwork,
  request: UtxoEstimateRequest,
): UtxoFeeEstimateResult {
  checkUtxos(request.utxos);
  const { kind = 'wpkh' } = request;
  const own = sampleScript(kind);
  const recipient =
    request.recipient === null ? own : addressToScript(network.form, request.recipient);
  if (recipient === null) return { outcome: 'recipient_invalid' };
  const amounts = planAmounts(request, { kind, recipient, change: own }, network.dust);
  if (amounts.outcome !== 'planned') return amounts;
  const { fee, sent, weight } = amounts;
  return { outcome: 'estimated', fee, sent, vsize: toVsize(weight) };
}
