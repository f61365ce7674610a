import type { CurrentRate } from '../../contract/rates.ts';
import type { FeeEstimate } from '../../contract/transactions.ts';
import { toBaseUnits } from '../../money/base-units.ts';
import type { Cents } from '../../money/cents.ts';
import { type Decimal, parseAmount, toDecimal } from '../../money/decimal.ts';
import { digitsOfSum } from '../../money/digits-of-sum.ts';
import { toFiat } from '../../money/rate.ts';
import { canEnterUsd } from './linked-amounts.ts';
import type { AmountSide, SendModel } from './send-model.ts';
import {
  amountUnits,
  type ChosenAccount,
  chosenAccount,
  exactEstimate,
  isSendingMax,
  knownRate,
  maximumUnits,
} from './send-selectors.ts';

/** The numbers of a send: what it costs, what it comes to, what is left of it in US dollars. */
export interface SendMoney {
  /** As typed, in main units. */
  readonly amount: string;
  /** The same with all decimals; null while it is no amount. */
  readonly exactAmount: Decimal | null;
  /** The same in US dollars; follows, or is followed by `amount`, 100 ms after the last keystroke. */
  readonly amountUsd: string;
  readonly edited: AmountSide;
  /** There is a price, and it is not too old. */
  readonly canEnterUsd: boolean;
  /** Null while no price is known, which stops nothing else. */
  readonly rate: CurrentRate | null;
  /** So old that it is to be said. */
  readonly isRateOld: boolean;
  /** Worth at `rate`, in cents, rounded half up. */
  readonly fiat: Fiat | null;
  /**
   * Fees of each priority, where the sender has a choice: the last known while those for the typed
   * amount load. `fee` and `total` are never those of something else.
   */
  readonly feeOptions: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
  /** What the network asks where the sender has no choice, likewise; null until it is known. */
  readonly networkCharge: NetworkCharge | null;
  readonly fee: Decimal | null;
  readonly networkFee: Decimal | null;
  readonly total: Decimal | null;
  /** Decimals with which amount, fees and total are shown so that they add up. */
  readonly sumDigits: number;
  readonly maximum: Decimal | null;
  readonly sendingMax: boolean;
}

export interface NetworkCharge {
  readonly fee: Decimal;
  /** How it comes about, where computing is paid for: in main units per gas, and at most so much of it. */
  readonly gas: { readonly price: Decimal; readonly limit: string } | null;
}

export interface Fiat {
  readonly amount: Cents;
  /** Null until the fees are known, as is `total`. */
  readonly fee: Cents | null;
  readonly total: Cents | null;
}

export function moneyOf(model: SendModel): SendMoney {
  const chosen = chosenAccount(model);
  const rate = knownRate(model);
  const amount = amountUnits(model);
  const maximum = maximumUnits(model);
  const fees = exactEstimate(model);
  const { exact, sweep } = model.estimates;
  const lastFees = fees ?? exact?.fees ?? sweep?.fees ?? null;
  return {
    amount: model.amount,
    exactAmount:
      chosen === null || amount === null
        ? null
        : toDecimal(amount, { decimals: chosen.network.decimals }),
    amountUsd: model.amountUsd,
    edited: model.edited,
    canEnterUsd: canEnterUsd(model),
    rate: rate?.current ?? null,
    isRateOld: rate !== null && (rate.current.stale || rate.age !== 'current'),
    fiat: fiatOf(model, chosen),
    feeOptions: feeOptionsOf(lastFees),
    networkCharge: networkChargeOf(lastFees),
    fee: fees?.estimatedFee ?? null,
    networkFee: fees?.networkFee ?? null,
    total: totalOf(model, chosen),
    sumDigits: chosen === null ? 0 : digitsOfSum(partsOf(model, chosen), chosen.network),
    maximum:
      chosen === null || maximum === null
        ? null
        : toDecimal(maximum, { decimals: chosen.network.decimals }),
    sendingMax: isSendingMax(model),
  };
}

function feeOptionsOf(fees: FeeEstimate | null): SendMoney['feeOptions'] {
  if (fees === null || fees.rates === null) return null;
  const { Low, Medium, High } = fees.rates;
  return { Low: Low.estimatedFee, Medium: Medium.estimatedFee, High: High.estimatedFee };
}

function networkChargeOf(fees: FeeEstimate | null): NetworkCharge | null {
  if (fees === null || fees.rates !== null) return null;
  const { estimatedFee: fee, estimatedGasPrice: price, estimatedGasLimit: limit } = fees;
  return { fee, gas: price === null || limit === null ? null : { price, limit } };
}

/** What the total is made of, as far as it is known. */
function partsOf(model: SendModel, { network: { decimals } }: ChosenAccount): readonly Decimal[] {
  const fees = exactEstimate(model);
  const amount = amountUnits(model);
  return [
    ...(amount === null ? [] : [toDecimal(amount, { decimals })]),
    ...(fees === null ? [] : [fees.estimatedFee]),
    ...(fees?.networkFee == null ? [] : [fees.networkFee]),
  ];
}

function totalOf(model: SendModel, chosen: ChosenAccount | null): Decimal | null {
  if (chosen === null || exactEstimate(model) === null || amountUnits(model) === null) return null;
  const { decimals } = chosen.network;
  const total = partsOf(model, chosen).reduce((sum, part) => sum + parseAmount(part, decimals), 0n);
  return toDecimal(toBaseUnits(total), { decimals });
}

function fiatOf(model: SendModel, chosen: ChosenAccount | null): Fiat | null {
  const price = knownRate(model)?.price;
  const amount = amountUnits(model);
  if (chosen === null || price === undefined || amount === null) return null;
  const { network } = chosen;
  const worth = (text: Decimal | null | undefined): Cents | null =>
    text ? toFiat(parseAmount(text, network.decimals), price, network) : null;
  return {
    amount: toFiat(amount, price, network),
    fee: worth(exactEstimate(model)?.estimatedFee),
    total: worth(totalOf(model, chosen)),
  };
}
