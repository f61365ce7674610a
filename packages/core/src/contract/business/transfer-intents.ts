import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork } from '../payments/payment.ts';
import type { SignSecret } from '../payments/refunds.ts';
import { date, decimal } from '../values.ts';

/** Part of a transfer that its owner signs, with the unsigned transaction. */
export interface PartIntent {
  readonly n: number;
  readonly intentId: string;
  /** Over everything that the review of the part approves, hex. */
  readonly digest: string;
  readonly recipient: string;
  readonly amount: Decimal;
  /** The most that it costs in all, in the native asset. */
  readonly fee: Decimal;
  /** Unsigned transaction as JSON, for the keyring. Some networks forget it after a minute. */
  readonly plan: string;
}

/** Reviewed parts of a transfer that are signed together. */
export interface TransferIntents {
  /** Transfer that the signature names in the `Billfold-Intent` header, with `digest`. */
  readonly intentId: string;
  /** Over all of the parts, hex. */
  readonly digest: string;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** The most that the parts cost in all, in the native asset. */
  readonly fee: Decimal;
  /** Number of parts that wait for another signature. */
  readonly waiting: number;
  readonly expiresAt: Date;
}

/** Transaction that the owner of the settlement wallet has signed, with the review that it carries out. */
export interface SignedTransaction {
  readonly intentId: string;
  /** Hex. */
  readonly rawTransaction: string;
}

/** Signed parts of a transfer, in the order of their review. */
export interface SignParts extends Pick<SignSecret, 'twoFactorCode' | 'acceptFee'> {
  readonly transactions: readonly SignedTransaction[];
}

/** Creates the schemas of a part that is signed. */
export const partIntentFields = () => ({
  n: z.int(),
  intentId: z.string(),
  digest: z.string(),
  recipient: z.string(),
  amount: decimal(),
  fee: decimal(),
  plan: z.string(),
});

/** Creates the schemas of the parts that are signed together, without the parts. */
export const transferIntentFields = () => ({
  intentId: z.string(),
  digest: z.string(),
  walletId: z.string(),
  asset: z.string(),
  network: accountNetwork(),
  fee: decimal(),
  waiting: z.int(),
  expiresAt: date(),
});
