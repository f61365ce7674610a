import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/network-codes.ts';
import { type Account, account } from '../accounts/accounts.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Transaction, transaction } from '../transactions/transactions.ts';
import {
  decimal,
  network,
  type Page,
  type PageQuery,
  page,
  uuid,
  type WalletPath,
} from '../values.ts';

/** Funds of a business in one asset, in main units. */
export interface SettlementFunds {
  /** `BTC`, `USDT@TRX`. */
  readonly asset: string;
  readonly spendable: Decimal;
  /** Incoming funds that wait for their confirmations. */
  readonly pending: Decimal;
  /** Both together in US dollars, two decimals; null without a price. */
  readonly fiatValue: Decimal | null;
}
/** Funds in purses: addresses of one payment each, whose funds are sent from one at a time. */
export interface PurseFunds extends SettlementFunds {
  /** Number of purses that hold some. */
  readonly purses: number;
}
/** Funds of a business in a wallet, apart from its balance. */
export interface SettlementLine {
  readonly businessId: number;
  readonly name: string;
  readonly accounts: readonly {
    /** Account to send from. */
    readonly id: string;
    readonly network: Network;
    /** Null where each payment has an address of the account. */
    readonly address: string | null;
    readonly balances: readonly SettlementFunds[];
    /** Sums over the purses of the network. */
    readonly inPurses: readonly PurseFunds[];
  }[];
}

const fundsFields = () => ({
  asset: z.string(),
  spendable: decimal(),
  pending: decimal(),
  fiatValue: z.nullable(decimal()),
});

export const listSettlements: Endpoint<
  WalletPath,
  unknown,
  unknown,
  { readonly items: readonly SettlementLine[] }
> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/settlements',
  response: () =>
    z.object({
      items: z.readonly(
        z.array(
          z.object({
            businessId: z.int(),
            name: z.string(),
            accounts: z.readonly(
              z.array(
                z.object({
                  id: uuid(),
                  network: network(),
                  address: z.nullable(z.string()),
                  balances: z.readonly(z.array(z.object(fundsFields()))),
                  inPurses: z.readonly(z.array(z.object({ ...fundsFields(), purses: z.int() }))),
                }),
              ),
            ),
          }),
        ),
      ),
    }),
};

/** A path with a wallet and a business that is paid into it. */
export interface SettlementPath extends WalletPath, BusinessPath {}

/** Account of a business that its owner sends from; its name is the business's. */
export interface SettlementAccount {
  readonly account: Account;
  readonly purpose: 'PAYMENTS' | 'PURSE';
  /** Null where each payment has an address of the account. */
  readonly address: string | null;
}
export interface ListSettlementAccounts extends PageQuery {
  /** Lists the accounts that hold some of this asset, the largest balance first. */
  readonly asset?: string;
  /** Lists this account alone, empty or not. */
  readonly accountId?: string;
  /** Leaves out accounts of the other purpose. */
  readonly purpose?: SettlementAccount['purpose'];
}

const settlementAccount = (): Schema<SettlementAccount> =>
  z.object({
    account: account(),
    purpose: z.enum(['PAYMENTS', 'PURSE']),
    address: z.nullable(z.string()),
  });

/** Accounts of a business in the form of the wallet's own, which no other call lists. */
export const listSettlementAccounts: Endpoint<
  SettlementPath,
  ListSettlementAccounts,
  unknown,
  Page<SettlementAccount>
> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/settlements/{businessId}/accounts',
  response: () => page(settlementAccount()),
};

/** Transactions that were sent from the accounts of a business, newest first. */
export const listSettlementSends: Endpoint<
  SettlementPath,
  PageQuery,
  unknown,
  Page<Transaction>
> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/settlements/{businessId}/sends',
  response: () => page(transaction()),
};
