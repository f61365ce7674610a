import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, decimal } from '../values.ts';

/** Funds of a business in one asset, in main units. The first three add up to `total`. */
export interface BusinessBalance {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Spendable in the settlement accounts. */
  readonly available: Decimal;
  /** Incoming, until it has its confirmations. */
  readonly incoming: Decimal;
  /** At payment addresses, to be collected. */
  readonly collectable: Decimal;
  readonly total: Decimal;
  /** Part of `total` that open transfers without a payment brought; at most `total`. */
  readonly unmatched: Decimal;
  /** Value of `total` in the currency of the business, rounded down; null without a price. */
  readonly value: Price | null;
}
/** Funds of a business. */
export interface BusinessBalances {
  /** Sum of the values of the assets; null where one of them has none, because the sum would be too low. */
  readonly value: Price | null;
  /** Assets of which the business has something, in the order of their names. */
  readonly assets: readonly BusinessBalance[];
}

/** Funds in the settlement accounts and at payment addresses, by asset, with their values. */
export const getBusinessBalances: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<BusinessBalances>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/balances',
  permission: 'view-reports',
  response: () =>
    data<BusinessBalances>(
      z.object({
        value: z.nullable(price()),
        assets: z.readonly(
          z.array(
            z.object({
              asset: z.string(),
              network: accountNetwork(),
              available: decimal(),
              incoming: decimal(),
              collectable: decimal(),
              total: decimal(),
              unmatched: decimal(),
              value: z.nullable(price()),
            }),
          ),
        ),
      }),
    ),
};
