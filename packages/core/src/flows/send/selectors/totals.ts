import type { CurrentRate } from '../../../contract/rates/rates.ts';
import type { FeeEstimate } from '../../../contract/transactions/transactions.ts';
import type { AssetDigits } from '../../../money/asset-digits.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { type Cents, toCents } from '../../../money/cents.ts';
import { type Decimal, parseAmount, toDecimal } from '../../../money/decimal.ts';
import { digitsOfSum } from '../../../money/digits-of-sum.ts';
import { type Rate, toFiat } from '../../../money/rate.ts';
import type { AmountSide, SendModel } from '../model.ts';
import { type ChosenAccount, chosenAccount } from './account.ts';
import { canEnterUsd } from './amount.ts';
import {
  amountUnits,
  exactEstimate,
  isSendingMax,
  knownNativeRate,
  knownRate,
  maximumUnits,
} from './fees.ts';

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
  /** The price of what the fees are paid in. */
  readonly nativeRate: CurrentRate | null;
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
  /** What leaves the account of what is sent; null until the fees are known. */
  readonly total: Decimal | null;
  /** What leaves it of the native asset beside that, for the fees of a token; null where `total` has them. */
  readonly totalFee: Decimal | null;
  /** Decimals with which amount, fees and total are shown so that they add up. */
  readonly sumDigits: number;
  /** The same of the fees. */
  readonly feeDigits: number;
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
  const fees = exactEstimate(model);
  const { exact, sweep } = model.estimates;
  const lastFees = fees ?? exact?.fees ?? sweep?.fees ?? null;
  return {
    amount: model.amount,
    exactAmount: inMainUnits(amountUnits(model), chosen?.asset),
    amountUsd: model.amountUsd,
    edited: model.edited,
    canEnterUsd: canEnterUsd(model),
    rate: rate?.current ?? null,
    nativeRate: knownNativeRate(model)?.current ?? null,
    isRateOld: rate !== null && (rate.current.stale || rate.age !== 'current'),
    fiat: fiatOf(model, chosen),
    feeOptions: feeOptionsOf(lastFees),
    networkCharge: networkChargeOf(lastFees),
    fee: fees?.estimatedFee ?? null,
    networkFee: fees?.networkFee ?? null,
    ...(chosen === null ? noTotals : totalsOf(model, chosen)),
    maximum: inMainUnits(maximumUnits(model), chosen?.asset),
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

type Totals = Pick<SendMoney, 'total' | 'totalFee' | 'sumDigits' | 'feeDigits'>;
const noTotals: Totals = { total: null, totalFee: null, sumDigits: 0, feeDigits: 0 };

/** A token and the fee of sending it are not one sum. */
function totalsOf(model: SendModel, { network, asset }: ChosenAccount): Totals {
  const amount = inMainUnits(amountUnits(model), asset);
  const fees = exactEstimate(model);
  const charges =
    fees === null ? [] : [fees.estimatedFee, fees.networkFee].filter((fee) => fee !== null);
  const isKnown = amount !== null && fees !== null;
  const own = amount === null ? [] : [amount];
  const parts = asset.token === null ? [...own, ...charges] : own;
  const feeDigits = digitsOfSum(charges, network);
  const sumDigits = digitsOfSum(parts, asset);
  return {
    total: isKnown ? sumOf(parts, asset.decimals) : null,
    totalFee: isKnown && asset.token !== null ? sumOf(charges, network.decimals) : null,
    sumDigits,
    feeDigits: asset.token === null ? sumDigits : feeDigits,
  };
}

function sumOf(parts: readonly Decimal[], decimals: number): Decimal {
  const sum = parts.reduce((units, part) => units + parseAmount(part, decimals), 0n);
  return toDecimal(toBaseUnits(sum), { decimals });
}

function inMainUnits(
  units: BaseUnits | null,
  asset: Pick<AssetDigits, 'decimals'> | undefined,
): Decimal | null {
  return units === null || asset === undefined ? null : toDecimal(units, asset);
}

function fiatOf(model: SendModel, chosen: ChosenAccount | null): Fiat | null {
  const price = knownRate(model)?.price;
  const amount = amountUnits(model);
  if (chosen === null || price === undefined || amount === null) return null;
  const { network, asset } = chosen;
  const nativePrice = knownNativeRate(model)?.price;
  const worth = (text: Decimal | null, of: AssetDigits, at: Rate | undefined): Cents | null =>
    text !== null && at !== undefined ? toFiat(parseAmount(text, of.decimals), at, of) : null;
  const { total, totalFee } = totalsOf(model, chosen);
  const own = worth(total, asset, price);
  const beside = totalFee === null ? toCents(0n) : worth(totalFee, network, nativePrice);
  return {
    amount: toFiat(amount, price, asset),
    fee: worth(exactEstimate(model)?.estimatedFee ?? null, network, nativePrice),
    total: own === null || beside === null ? null : toCents(own + beside),
  };
}
