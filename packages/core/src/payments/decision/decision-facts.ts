import type { Network } from '../../networks/registry.ts';
import type { PaymentState } from './decision.ts';

/**
 * Facts on which a payment is decided. Amounts of the price are decimal text in its currency with at
 * most 18 decimals, those of transfers base units of their asset.
 */
export interface DecisionFacts {
  readonly payment: PaymentFact;
  readonly quotes: readonly QuoteFact[];
  readonly transfers: readonly TransferFact[];
  /** Networks of the quotes. One that is missing counts as far behind. */
  readonly heads: readonly NetworkHead[];
  readonly refunds: readonly RefundFact[];
  readonly now: Date;
}

/** A payment: its terms, its state after the last decision, and the marks of people. */
export interface PaymentFact extends PaymentState {
  readonly livemode: boolean;
  readonly price: string;
  /** Decimals of the currency of the price, in which what came is booked; eight where it is an asset. */
  readonly decimals: number;
  /** Amount below the price that still counts as paid. */
  readonly tolerance: string;
  readonly selectUntil: Date;
  /** Quote of the method that the payer chose last. */
  readonly quoteId: string | null;
  readonly cancelledAt: Date | null;
  /** When a person declared it void. */
  readonly invalidAt: Date | null;
  /** Part of the price that a person says was paid elsewhere; null unless the payment is marked as paid. */
  readonly paidElsewhere: string | null;
  readonly latePolicy: 'MANUAL' | 'ACCEPT_LATE_IF_ENOUGH';
  /** True if another open payment has its order id: then nothing late is accepted by itself. */
  readonly isOrderTaken: boolean;
}

/** Offer to pay in one asset at one rate, for ever. */
export interface QuoteFact {
  readonly id: string;
  /** `BTC`, `USDT@TRX`. */
  readonly assetId: string;
  /** Price of one main unit in the currency of the price. */
  readonly rate: string;
  readonly dueUnits: bigint;
  /** Part of the price that `dueUnits` pay. */
  readonly asked: string;
  /** Zero for INSTANT. */
  readonly requiredConfirmations: number;
  readonly finalConfirmations: number;
}

/** Transfer to an address of the payment. */
export interface TransferFact {
  readonly id: string;
  /** Null where its asset has no quote. */
  readonly quoteId: string | null;
  readonly units: bigint;
  /** Null while no block has it. */
  readonly blockHeight: number | null;
  readonly minedAt: Date | null;
  readonly firstSeenAt: Date;
  readonly endedAs: 'FAILED' | 'REPLACED' | 'DROPPED' | null;
  readonly isReplaceable: boolean;
  /** True below the smallest amount of its asset. */
  readonly isDust: boolean;
  /** Price of one main unit when it was first seen, in the currency of the price. */
  readonly priceRate: string | null;
}

/** How far a network was read. */
export interface NetworkHead {
  readonly network: Network;
  readonly height: number;
  /** Time up to which every block was read. */
  readonly syncedAt: Date;
}

/** Money that goes back, at the rate at which it was credited, with the fees that are kept from it. */
export interface RefundFact {
  readonly amount: string;
  readonly isInBlock: boolean;
}
