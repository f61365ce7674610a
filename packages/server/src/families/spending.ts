import {
  type BaseUnits,
  type ChainName,
  type Decimal,
  getNetwork,
  type TokenDefinition,
} from '@billfold/core';
import type { FeePriority } from '@billfold/core/contract';
import type { ServedFamily, ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { ServiceContext } from '../services/context.ts';
import type { SignRequest } from '../vault/signer.ts';
import { evmSpending } from './evm/spending/evm-spending.ts';
import { solanaSpending } from './solana/spending/solana-spending.ts';
import { tonSpending } from './ton/spending/ton-spending.ts';
import { tronSpending } from './tron/spending/tron-spending.ts';
import { utxoSpending } from './utxo/spending/utxo-spending.ts';

/** An account as a send needs it: the row of the database, in the tenant's own words. */
export interface SpendingAccount {
  readonly id: string;
  readonly walletId: string;
  readonly network: ServedNetwork;
  /** Which chain of the network this server works on. */
  readonly chain: ChainName;
  readonly accountIndex: number;
}

/** How a person wants to pay the network, in the words of the API. */
export interface FeeChoice {
  readonly feeRate: FeePriority;
  readonly feeRateValue: Decimal | null;
  /** Null leaves it to the network. */
  readonly gasLimit: string | null;
  /** The most per gas that was reviewed, in main units; null leaves it to the network. */
  readonly gasPrice: Decimal | null;
}

export interface SpendRequest {
  /** Null sends the native asset. */
  readonly token: TokenDefinition | null;
  readonly recipient: string;
  readonly amount: BaseUnits | 'max';
  /** What the person saw reach the recipient; of everything, rounded down to the digits shown. */
  readonly reviewed: BaseUnits;
  /** Text for the recipient; null where there is none, or the network has no place for it. */
  readonly memo: string | null;
}

export interface EstimateRequest {
  /** Null prices the native asset. */
  readonly token: TokenDefinition | null;
  /** Null before it is known. */
  readonly recipient: string | null;
  readonly amount: BaseUnits | 'max';
}

/** What the fee is counted by. */
export type FeeTerms =
  | { readonly per: 'size'; readonly satPerKvb: bigint }
  /** `gasPrice` is the most that is paid per gas, in wei. */
  | { readonly per: 'gas'; readonly gasPrice: bigint; readonly gasLimit: bigint }
  /** One price for all, with nothing in it to choose or to show. */
  | { readonly per: 'transfer' };

/** A plan and what the books need to know of it. */
export interface PlannedSpend {
  readonly plan: SignRequest['plan'];
  /** In the native asset. */
  readonly fee: BaseUnits;
  /** In base units of what was asked to be sent. */
  readonly sent: BaseUnits;
  /** Where the funds come from, for people; the first of several. */
  readonly fromAddress: string;
  readonly toAddress: string;
  /** The recipient is an address of this account. */
  readonly isToSelf: boolean;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
}

export interface SignedSpend {
  readonly planned: PlannedSpend;
  readonly hash: string;
  readonly tools: Pick<ServiceContext, 'platform' | 'chains'>;
}

/** How the accounts of one family of networks pay. A new family is one more of these. */
export interface Spending {
  /** Whether it sends the tokens of its networks; without it a request for one is refused before. */
  readonly sendsTokens: boolean;
  /** Balance of the native asset after the reserves of the chain, before any fee. */
  spendable(db: Db, account: SpendingAccount): Promise<BaseUnits>;
  /**
   * Asks the node what a send costs now: never inside a database transaction. The quote is for sends
   * of the asset and to the recipient of `request`.
   */
  quote(
    context: Pick<ServiceContext, 'db' | 'chains' | 'platform'>,
    account: SpendingAccount,
    request: EstimateRequest,
  ): Promise<SpendQuote>;
  /** Writes the spend into the books: inputs are taken, change is ours. */
  record(tx: Db, account: SpendingAccount, spend: SignedSpend): Promise<void>;
  /** Hashes of own transactions without which the network cannot take this one. */
  predecessors(db: Db, network: ServedNetwork, hash: string): Promise<readonly string[]>;
  /** Gives back what `record` took, after the network has refused the transaction for good. */
  release(tx: Db, network: ServedNetwork, hash: string): Promise<void>;
}

/** What the node said, for as many prices as are wanted. */
export interface SpendQuote {
  /** @throws {ApiError} FEE_RATE_INVALID, FEE_RATE_TOO_HIGH, GAS_LIMIT_INVALID, GAS_PRICE_INVALID, FEE_CHANGED */
  price(choice: FeeChoice): PricedSpending;
}

/** Sends of one account at one price. */
export interface PricedSpending {
  readonly terms: FeeTerms;
  /** What the network takes beside the fee for an account of the recipient; null for nothing. */
  readonly networkFee: BaseUnits | null;
  /**
   * The fee, without keys. What cannot be paid is priced as sending everything: the caller bounds
   * the amount by that.
   */
  estimateFee(db: Db, request: EstimateRequest): Promise<BaseUnits>;
  /**
   * Plans inside the transaction that has locked the account.
   * @throws {ApiError} INSUFFICIENT_FUNDS, INSUFFICIENT_NATIVE_FOR_FEE, ADDRESS_INVALID,
   * AMOUNT_BELOW_MINIMUM
   */
  plan(tx: Db, request: SpendRequest): Promise<PlannedSpend>;
}

export function getSpending(network: ServedNetwork): Spending {
  return families[getNetwork(network).model.family];
}

const families: Readonly<Record<ServedFamily, Spending>> = {
  utxo: utxoSpending,
  evm: evmSpending,
  tron: tronSpending,
  solana: solanaSpending,
  ton: tonSpending,
};
