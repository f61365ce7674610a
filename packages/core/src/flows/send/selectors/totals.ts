import type { CurrentRate } from '../../../contract/rates/rates.ts';
import type { FeeEstimate } from '../../../contract/transactions/transactions.ts';
import type { AssetDigits } from '../../../money/asset-digits.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { type Cents, toCents } from '../../../money/cents.ts';
import { type Decimal, parseAmount, toDecimal } from '../../../money/decimal.ts';
import { digitsOfSum } from '../../../money/digits-of-sum.ts';
import { type Rate, toFiat } from '../../../money/rate.ts';
import { feeToFiat } from '../../../money/usd.ts';
import type { NetworkDefinition } from '../../../networks/network.ts';
import type { AmountSide, Estimates, SendModel } from '../model.ts';
import {
  amountUnits,
  type ChosenAccount,
  chosenAccount,
  knownNativeRate,
  knownRate,
} from './account.ts';
import { canEnterUsd } from './amount.ts';
import {
  exactEstimate,
  feeUnits,
  isSendingMax,
  maximumUnits,
  payeeOf,
  sweepEstimate,
  totalFee,
} from './fees.ts';

/** Amounts of a transaction: the typed one, the fees, the total, and their values in US dollars. */
export interface SendMoney {
  /** Text as typed, in main units. */
  readonly amount: string;
  /** Amount with all decimals; null while the text is not an amount. */
  readonly exactAmount: Decimal | null;
  /** Amount in US dollars; linked with `amount` 100 ms after the last keystroke in either. */
  readonly amountUsd: string;
  readonly edited: AmountSide;
  /** A price is known and has not expired. */
  readonly canEnterUsd: boolean;
  /** Price of the asset; null while it is not known, which blocks no step. */
  readonly rate: CurrentRate | null;
  /** Price of the native asset, in which the fees are paid. */
  readonly nativeRate: CurrentRate | null;
  /** The price is old enough to be labelled. */
  readonly isRateOld: boolean;
  /** Values at `rate`, in cents, rounded half up. */
  readonly fiat: Fiat | null;
  /**
   * Fee of each priority, where the sender has a choice; the last known ones while the fees of the
   * typed amount load. `fee` and `total` always belong to the typed amount.
   */
  readonly feeOptions: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
  /** Fee of a network without a choice, or the last known one; null until it is loaded. */
  readonly networkCharge: NetworkCharge | null;
  /** Amount that `feeOptions` and `networkCharge` are of. */
  readonly feeBasis: FeeBasis;
  readonly fee: Decimal | null;
  readonly networkFee: Decimal | null;
  /** Fee that was reviewed before it changed; null where it is still the same. */
  readonly changedFee: Decimal | null;
  /** Sum that leaves the account in the sent asset; null until the fees are known. */
  readonly total: Decimal | null;
  /** Fees of a token in the native asset; null where `total` includes them. */
  readonly totalFee: Decimal | null;
  /** Decimals to show of amount, fees and total, so that they add up. */
  readonly sumDigits: number;
  /** Decimals to show of the fees. */
  readonly feeDigits: number;
  readonly maximum: Decimal | null;
  /** Fees that `maximum` leaves in the account; null where it leaves none, such as for a token. */
  readonly maximumFee: Decimal | null;
  readonly sendingMax: boolean;
}

/**
 * Amount that fees are of: `amount` is the typed one, `earlier` the one typed before it, while those of the typed
 * one load or cannot be loaded, and `maximum` an estimate for sending everything.
 */
export type FeeBasis = 'amount' | 'earlier' | 'maximum';

/** Fee of a network that leaves no choice. */
export interface NetworkCharge {
  /** All that the network charges, with `activation`. */
  readonly fee: Decimal;
  /** Part of `fee` that activates the recipient's account; null where nothing is to be activated. */
  readonly activation: Decimal | null;
  /** Price per gas in main units, and the gas limit; null on networks without gas. */
  readonly gas: { readonly price: Decimal; readonly limit: string } | null;
}

/** Values in US cents. */
export interface Fiat {
  readonly amount: Cents;
  /** Null until the fees are known; `total` too. */
  readonly fee: Cents | null;
  readonly total: Cents | null;
}

export function moneyOf(model: SendModel): SendMoney {
  const chosen = chosenAccount(model);
  const rate = knownRate(model);
  const fees = exactEstimate(model);
  const lastFees = fees ?? lastEstimate(model);
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
    networkCharge: networkChargeOf(lastFees, chosen?.network),
    feeBasis: feeBasisOf(model),
    fee: fees?.estimatedFee ?? null,
    networkFee: fees?.networkFee ?? null,
    changedFee: fees?.estimatedFee === model.changedFee ? null : model.changedFee,
    ...(chosen === null ? noTotals : totalsOf(model, chosen)),
    maximum: inMainUnits(maximumUnits(model), chosen?.asset),
    maximumFee: maximumFeeOf(model),
    sendingMax: isSendingMax(model),
  };
}

/** Returns the estimates of the recipient; those of an earlier one would be taken for the fee to this one. */
function estimatesOf(model: SendModel): Pick<Estimates, 'exact' | 'sweep'> {
  const { exact, sweep } = model.estimates;
  const payee = payeeOf(model);
  return {
    exact: exact?.payee === payee ? exact : null,
    sweep: sweep?.payee === payee ? sweep : null,
  };
}

/** Returns the last estimate of the recipient, until that of the typed amount is loaded. */
function lastEstimate(model: SendModel): FeeEstimate | null {
  const { exact, sweep } = estimatesOf(model);
  const hasAmount = (amountUnits(model) ?? 0n) > 0n;
  return (hasAmount ? exact?.fees : null) ?? sweep?.fees ?? null;
}

/** Returns the amount that the last estimate is of. */
function feeBasisOf(model: SendModel): FeeBasis {
  const { exact, sweep } = estimatesOf(model);
  if (exactEstimate(model) !== null) return 'amount';
  if (lastEstimate(model) === (sweep?.fees ?? null)) return 'maximum';
  return exact?.amount === amountUnits(model) ? 'amount' : 'earlier';
}

/** Returns the fees of sending everything, where they are taken off the asset itself. */
function maximumFeeOf(model: SendModel): Decimal | null {
  const chosen = chosenAccount(model);
  const fees = sweepEstimate(model);
  if (chosen === null || fees === null || chosen.asset.token !== null) return null;
  const { decimals } = chosen.network;
  const fee = feeUnits(fees, chosen.network) + parseAmount(fees.networkFee ?? '0', decimals);
  return inMainUnits(toBaseUnits(fee), chosen.network);
}

/** Cache per estimate: the same object while the estimate stays, so that a key does not draw the fees. */
const feeOptions = new WeakMap<FeeEstimate, NonNullable<SendMoney['feeOptions']>>();

function feeOptionsOf(fees: FeeEstimate | null): SendMoney['feeOptions'] {
  if (fees === null || fees.rates === null) return null;
  const cached = feeOptions.get(fees);
  if (cached !== undefined) return cached;
  const { Low, Medium, High } = fees.rates;
  const options = { Low: Low.estimatedFee, Medium: Medium.estimatedFee, High: High.estimatedFee };
  feeOptions.set(fees, options);
  return options;
}

function networkChargeOf(
  fees: FeeEstimate | null,
  network: Pick<NetworkDefinition, 'decimals'> | undefined,
): NetworkCharge | null {
  if (fees === null || fees.rates !== null || network === undefined) return null;
  const { networkFee, estimatedGasPrice: price, estimatedGasLimit: limit } = fees;
  return {
    fee: toDecimal(totalFee(fees, network), network),
    activation:
      networkFee !== null && /[1-9]/.test(networkFee)
        ? toDecimal(parseAmount(networkFee, network.decimals), network)
        : null,
    gas: price === null || limit === null ? null : { price, limit },
  };
}

type Totals = Pick<SendMoney, 'total' | 'totalFee' | 'sumDigits' | 'feeDigits'>;
const noTotals: Totals = { total: null, totalFee: null, sumDigits: 0, feeDigits: 0 };

/** Sums amount and fees, except for a token, whose fee is paid in another asset. */
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
  const cents = (text: Decimal | null, of: AssetDigits, at: Rate | undefined): Cents | null =>
    text !== null && at !== undefined ? feeToFiat(parseAmount(text, of.decimals), at, of) : null;
  const fees = exactEstimate(model);
  const sent = toFiat(amount, price, asset);
  const fee = cents(fees?.estimatedFee ?? null, network, nativePrice);
  const networkFee = cents(fees?.networkFee ?? toDecimal('0'), network, nativePrice);
  // The sum of the lines as they are shown: each is rounded by itself.
  const total = fee === null || networkFee === null ? null : toCents(sent + fee + networkFee);
  return { amount: sent, fee, total };
}
