import * as z from 'zod/mini';
import type { FeePriority } from '../../assets/specified-values.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type AccountPath,
  date,
  decimal,
  network,
  type Page,
  page,
  uuid,
  type WalletPath,
} from '../values.ts';

export type TransactionType = 'SENT' | 'RECEIVED' | 'SELF' | 'CONTRACT';
export type TransactionStatus =
  | 'PENDING'
  | 'CONFIRMING'
  | 'CONFIRMED'
  | 'FAILED'
  | 'DROPPED'
  | 'REPLACED';

export interface Transaction {
  readonly id: string;
  readonly accountId: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** Amount that reached the recipient (sent) or this account (received), without the fee. */
  readonly value: Decimal;
  readonly tokenSymbol: string | null;
  readonly blockchainNetwork: Network;
  readonly createdAt: Date;
  readonly fromAddress: string | null;
  /**
   * Number of other addresses of this account that paid along, as far as it is known: see "Several
   * sender addresses" in docs/decisions/accounts.md.
   */
  readonly moreFromAddresses: number;
  readonly toAddress: string | null;
  /**
   * Null where the network has no transaction to name: a contract paid, and the balance of `toAddress` shows it.
   */
  readonly hash: string | null;
  readonly confirmations: number;
  readonly requiredConfirmations: number;
  /** Paid by this account, or the most it may pay while that is open; null on what it received. */
  readonly fee: Decimal | null;
  readonly networkFee: Decimal | null;
  readonly blockHeight: number | null;
  readonly fiatCurrency: 'USD';
  /** Worth of `value` when it was first seen, two decimals; never computed again. Null without a price then. */
  readonly fiatValueAtTime: Decimal | null;
  /** The price that this was computed with. */
  readonly rateAtTime: Decimal | null;
  readonly note: string | null;
  /** Unsolicited: an unknown token, or dust from an address made to look like a known one. */
  readonly isSpam: boolean;
}

/**
 * Request with exactly the specified keys (R-SEND-17); absent secrets are null, and exactly one of
 * the two is given.
 */
export interface CreateTransaction {
  readonly amount: Decimal;
  readonly destinationAddress: string;
  readonly seedPhrase: string | null;
  readonly password: string | null;
  readonly feeRate: FeePriority;
  /** Sat per virtual byte, only with `Custom`. */
  readonly feeRateValue: Decimal | null;
  readonly twoFactorCode: string | null;
  /** ETH and BSC only. */
  readonly gasLimit?: string;
  readonly sendingMax: boolean;
  /** TON and SOL only. */
  readonly memo?: string;
  /** Signed already, in hex: then both secrets are null, and the call names its review. */
  readonly rawTransaction?: string;
  /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
  readonly acceptFee?: boolean;
}

/** Fee of one priority. */
export interface FeeOption {
  readonly satPerVb: Decimal;
  /** Size of the transaction in virtual bytes; null while the balance cannot pay this rate. */
  readonly vsize: number | null;
  readonly estimatedFee: Decimal;
}
export interface FeeEstimate {
  /** On networks with gas the price times the limit: what is charged is at most this. */
  readonly estimatedFee: Decimal;
  /** The most that is paid per gas, in main units; null on networks without gas, as is the limit. */
  readonly estimatedGasPrice: Decimal | null;
  readonly estimatedGasLimit: string | null;
  /**
   * Spendable amount, after the reserves of the chain and before the fee: see "Maximum spendable"
   * in docs/decisions/fees.md.
   */
  readonly maximumAmount: Decimal;
  readonly networkFee: Decimal | null;
  /** True while no recipient is known and a typical size stands in. */
  readonly isApproximate: boolean;
  /** Per priority, where the network lets the sender choose; null elsewhere. */
  readonly rates: Readonly<Record<'Low' | 'Medium' | 'High', FeeOption>> | null;
  readonly expiresAt: Date;
}
export const type = (): Schema<TransactionType> => z.enum(['SENT', 'RECEIVED', 'SELF', 'CONTRACT']);
export const transactionStatus = (): Schema<TransactionStatus> =>
  z.enum(['PENDING', 'CONFIRMING', 'CONFIRMED', 'FAILED', 'DROPPED', 'REPLACED']);
/** The fields of a transaction, for an answer that has more. */
export const transactionFields = () => ({
  id: uuid(),
  accountId: uuid(),
  type: type(),
  status: transactionStatus(),
  value: decimal(),
  tokenSymbol: z.nullable(z.string()),
  blockchainNetwork: network(),
  createdAt: date(),
  fromAddress: z.nullable(z.string()),
  moreFromAddresses: z.int(),
  toAddress: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  confirmations: z.int(),
  requiredConfirmations: z.int(),
  fee: z.nullable(decimal()),
  networkFee: z.nullable(decimal()),
  blockHeight: z.nullable(z.int()),
  fiatCurrency: z.literal('USD'),
  fiatValueAtTime: z.nullable(decimal()),
  rateAtTime: z.nullable(decimal()),
  note: z.nullable(z.string()),
  isSpam: z.boolean(),
});
export const transaction = (): Schema<Transaction> => z.object(transactionFields());

/** Transaction that was signed here, which has a hash before the network knows it. */
export interface SentTransaction extends Transaction {
  readonly hash: string;
}
export const sentTransaction = (): Schema<SentTransaction> =>
  z.object({ ...transactionFields(), hash: z.string() });

export const createTransaction: Endpoint<AccountPath, unknown, CreateTransaction, SentTransaction> =
  {
    method: 'POST',
    path: '/api/wallets/{walletId}/transactions/accounts/{accountId}',
    status: 201,
    secret: true,
    idempotent: true,
    response: sentTransaction,
  };

export interface FeeQuery {
  /** Zero asks for the cost of sending everything, which bounds the amount. */
  readonly amount: Decimal;
  /** Empty before it is known. */
  readonly toAddress: string;
  readonly feeRate: FeePriority;
  /** Text for the recipient, which some networks charge for. */
  readonly memo?: string;
}
export const getFees: Endpoint<AccountPath, FeeQuery, unknown, FeeEstimate> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/fees/{accountId}',
  response: (): Schema<FeeEstimate> => {
    const option = () =>
      z.object({ satPerVb: decimal(), vsize: z.nullable(z.int()), estimatedFee: decimal() });
    return z.object({
      estimatedFee: decimal(),
      estimatedGasPrice: z.nullable(decimal()),
      estimatedGasLimit: z.nullable(z.string()),
      maximumAmount: decimal(),
      networkFee: z.nullable(decimal()),
      isApproximate: z.boolean(),
      rates: z.nullable(z.object({ Low: option(), Medium: option(), High: option() })),
      expiresAt: date(),
    });
  },
};

export interface ListTransactions {
  /** Network code, symbol or asset identifier, in any case; empty selects everything. */
  readonly CryptoCurrencyType?: string;
  /** One asset of them: a network's code for its native asset, or the id of a token. */
  readonly Asset?: string;
  readonly Page?: number;
  readonly PageSize?: number;
  readonly AccountId?: string;
  /** First seen at or after this moment. */
  readonly DateFrom?: Date;
  /** First seen before this moment. */
  readonly DateTo?: Date;
  readonly Type?: TransactionType;
  readonly Status?: TransactionStatus;
  /**
   * Worth when it was first seen, at least this much in US dollars, with two decimals at most. What had
   * no price then has no worth to compare.
   */
  readonly FiatFrom?: string;
  /** Upper limit of the value in the wallet's currency. */
  readonly FiatTo?: string;
  /** Part of a hash, an address or a note. */
  readonly Search?: string;
  /** Both kinds unless given. */
  readonly IsSpam?: boolean;
}
export const listTransactions: Endpoint<
  WalletPath,
  ListTransactions,
  unknown,
  Page<Transaction>
> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions',
  response: () => page(transaction()),
};
