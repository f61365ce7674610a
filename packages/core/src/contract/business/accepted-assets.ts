import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type ConfirmationPolicy, confirmationPolicy } from '../payments/create-payment.ts';
import { freeText } from '../payments/values.ts';
import type { Schema } from '../schema.ts';
import { decimal } from '../values.ts';
import { settingsVersion, tabCalls, type Versioned } from './settings.ts';

/**
 * Ways in which a payment gets an address: one of its own for ever, one of its own until it ends, or
 * the address of the account, told apart by a mark.
 * @example
 * const options = addressModes.map((mode) => <option key={mode}>{mode}</option>);
 */
export const addressModes = ['FRESH', 'POOL', 'SHARED'] as const;
export type AddressMode = (typeof addressModes)[number];

/** Asset that a business accepts; null follows the payments settings of the business. */
export interface AcceptedAsset {
  /** `BTC`, `USDT@TRX`. */
  readonly asset: string;
  readonly isEnabled: boolean;
  readonly addressMode: AddressMode;
  readonly confirmationPolicy: ConfirmationPolicy | null;
  /** Basis points below the due amount that still count as paid, 0 to 1,000. */
  readonly toleranceBps: number | null;
  readonly windowMinutes: number | null;
  /** Basis points on top of the price, below zero for a discount: -1,000 to 1,000. */
  readonly adjustBps: number | null;
  /** In the default currency of the business. */
  readonly minPrice: Decimal | null;
  readonly maxPrice: Decimal | null;
}
export interface CryptocurrencySettings extends Versioned {
  readonly assets: readonly AcceptedAsset[];
}

const basisPoints = (minimum: number) =>
  z.nullable(z.int().check(z.minimum(minimum), z.maximum(1000)));

const cryptocurrency = (): Schema<CryptocurrencySettings> =>
  z.strictObject({
    version: settingsVersion(),
    assets: z.readonly(
      z
        .array(
          z.strictObject({
            asset: freeText(20),
            isEnabled: z.boolean(),
            addressMode: z.enum(addressModes),
            confirmationPolicy: z.nullable(confirmationPolicy()),
            toleranceBps: basisPoints(0),
            windowMinutes: z.nullable(z.int().check(z.minimum(5), z.maximum(1440))),
            adjustBps: basisPoints(-1000),
            minPrice: z.nullable(decimal()),
            maxPrice: z.nullable(decimal()),
          }),
        )
        .check(z.maxLength(100)),
    ),
  });

export const cryptocurrencySettings = /* @__PURE__ */ tabCalls('cryptocurrency', cryptocurrency);
