import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, decimal } from '../values.ts';

/** Funds of one asset that wait at payment addresses. */
export interface CollectableFunds {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Spendable amount of all the addresses, in main units. A plan tells how much of it is worth its fee. */
  readonly amount: Decimal;
  /** Value of `amount` in the currency of the business; null without a price. */
  readonly value: Price | null;
  /** Part of `amount` that refunds need which are not sent yet, as the settlement accounts have too little for them. */
  readonly promised: Decimal;
  /** Value of what is left of `amount` without `promised`; null without a price. */
  readonly freeValue: Price | null;
  readonly addresses: number;
}

/** Funds that a sweep can collect, by asset. Networks without addresses of their own have none. */
export const listCollectable: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<readonly CollectableFunds[]>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/collectable',
  permission: 'view-reports',
  response: () =>
    data<readonly CollectableFunds[]>(
      z.readonly(
        z.array(
          z.object({
            asset: z.string(),
            network: accountNetwork(),
            amount: decimal(),
            value: z.nullable(price()),
            promised: decimal(),
            freeValue: z.nullable(price()),
            addresses: z.int(),
          }),
        ),
      ),
    ),
};
