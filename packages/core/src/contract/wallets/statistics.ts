import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  date,
  decimal,
  network,
  type SignedDecimal,
  signedDecimal,
  uuid,
  type WalletPath,
} from '../values.ts';

/** One asset over all accounts of a wallet. What needs a price is null without one. */
export interface AssetStatistics {
  readonly symbol: string;
  readonly network: Network;
  /** Spendable balance before fees; pending incoming funds are not included. */
  readonly balance: Decimal;
  readonly fiat: Decimal | null;
  /** Per cent of the total, two decimals. */
  readonly share: Decimal | null;
  readonly price: Decimal | null;
  readonly change24hPercent: SignedDecimal | null;
}
export interface WalletStatistics {
  readonly walletId: string;
  readonly currency: 'USD';
  /** Sum of the assets as they are shown; null while one that is held has no price. */
  readonly totalBalance: Decimal | null;
  /**
   * By how much today's balances are worth more, or less, than at the prices of a day ago; null in the
   * first day of a wallet too.
   */
  readonly change24h: SignedDecimal | null;
  /** Null too when they were worth nothing. */
  readonly change24hPercent: SignedDecimal | null;
  readonly accountsCount: number;
  readonly assets: readonly AssetStatistics[];
  /** The oldest of the facts that this is made of. */
  readonly asOf: Date;
  /** A balance or a price is not of now. */
  readonly stale: boolean;
}

export const getStatistics: Endpoint<WalletPath, unknown, unknown, WalletStatistics> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/statistics',
  response: (): Schema<WalletStatistics> =>
    z.object({
      walletId: uuid(),
      currency: z.literal('USD'),
      totalBalance: z.nullable(decimal()),
      change24h: z.nullable(signedDecimal()),
      change24hPercent: z.nullable(signedDecimal()),
      accountsCount: z.int(),
      assets: z.readonly(
        z.array(
          z.object({
            symbol: z.string(),
            network: network(),
            balance: decimal(),
            fiat: z.nullable(decimal()),
            share: z.nullable(decimal()),
            price: z.nullable(decimal()),
            change24hPercent: z.nullable(signedDecimal()),
          }),
        ),
      ),
      asOf: date(),
      stale: z.boolean(),
    }),
};
