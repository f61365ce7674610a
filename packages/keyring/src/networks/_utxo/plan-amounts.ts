import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { dustOf } from './dust.ts';
import { minimumSatPerKvb } from './fee-rate.ts';
import { selectInputs } from './select-inputs.ts';
import { sumValues } from './sum-values.ts';
import { maximumWeight, weightOf } from './transaction-size.ts';
import { type CostedScripts, createTransferCost } from './transfer-cost.ts';
import type { Utxo, UtxoTransferRefusal, UtxoTransferRequest } from './transfer-plan.ts';

export interface PlannedAmounts {
  readonly outcome: 'planned';
  readonly utxos: readonly Utxo[];
  readonly sent: BaseUnits;
  /** 0 without a change output. */
  readonly change: BaseUnits;
  readonly fee: BaseUnits;
  readonly weight: number;
}

/** Plans inputs, amount, change and fee; inputs equal the rest to the unit. */
export function planAmounts(
  {
    utxos,
    required,
    amount,
    satPerKvb,
  }: Pick<UtxoTransferRequest, 'utxos' | 'required' | 'amount' | 'satPerKvb'>,
  scripts: CostedScripts,
  dust: bigint,
): PlannedAmounts | UtxoTransferRefusal {
  if (satPerKvb < minimumSatPerKvb) return { outcome: 'fee_rate_too_low', minimumSatPerKvb };
  const minimum = dustOf(scripts.recipient, dust);
  if (amount !== 'max' && amount < minimum) return { outcome: 'dust', minimum };

  const cost = createTransferCost(scripts, { satPerKvb, dust });
  const sweepFee = cost.withoutChange(utxos.length);
  const swept = sumValues(utxos) - sweepFee;
  const maximum = toBaseUnits(swept < minimum ? 0n : swept);
  if (amount === 'max') {
    if (maximum === 0n) return { outcome: 'insufficient_funds', maximum };
    return finish(scripts, { utxos, sent: maximum, change: 0n, fee: sweepFee });
  }
  const selection = selectInputs({ utxos, ...(required && { required }) }, amount, cost);
  if (selection === null) return { outcome: 'insufficient_funds', maximum };
  return finish(scripts, { ...selection, sent: amount });
}

function finish(
  { kind, recipient, change: changeScript }: CostedScripts,
  amounts: {
    readonly utxos: readonly Utxo[];
    readonly sent: BaseUnits;
    readonly change: bigint;
    readonly fee: bigint;
  },
): PlannedAmounts | UtxoTransferRefusal {
  const { utxos, sent } = amounts;
  const change = toBaseUnits(amounts.change);
  const scripts = change > 0n ? [recipient, changeScript] : [recipient];
  const weight = weightOf({ kind, inputCount: utxos.length, scripts });
  if (weight > maximumWeight) return { outcome: 'too_large' };
  return { outcome: 'planned', utxos, sent, change, fee: toBaseUnits(amounts.fee), weight };
}
