import type { BaseUnits, ChainName, TokenDefinition } from '@billfold/core';
import type { ServedFamily, ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { PlanOf } from './family-types.ts';
import type { FeeChoice } from './fee-choice.ts';

/** Account that pays a send. */
export interface SpendingAccount {
  readonly id: string;
  readonly walletId: string;
  readonly network: ServedNetwork;
  /** Chain of the network that this server works on. */
  readonly chain: ChainName;
  readonly accountIndex: number;
  /** Receiving address that it pays from, where each address holds its own funds; else 0. */
  readonly addressIndex: number;
}

export interface SpendRequest {
  /** Null sends the native asset. */
  readonly token: TokenDefinition | null;
  readonly recipient: string;
  readonly amount: BaseUnits | 'max';
  /** Amount on the review; of a maximum, rounded down to the digits that are shown. */
  readonly reviewed: BaseUnits;
  /** Text for the recipient; null without one. */
  readonly memo: string | null;
}

export interface EstimateRequest {
  /** Null prices the native asset. */
  readonly token: TokenDefinition | null;
  /** Null before it is known. */
  readonly recipient: string | null;
  readonly amount: BaseUnits | 'max';
  /** Text for the recipient, which some networks charge for. */
  readonly memo?: string | null;
}

/** Unit that the fee of a send is counted in. */
export type FeeTerms =
  | { readonly per: 'size'; readonly satPerKvb: bigint }
  /** `gasPrice` is the highest price per gas, in wei. */
  | { readonly per: 'gas'; readonly gasPrice: bigint; readonly gasLimit: bigint }
  /** One price for every transfer, with nothing to choose. */
  | { readonly per: 'transfer' };

/** Estimated cost of a send. */
export interface SendCost {
  /** In the native asset. */
  readonly fee: BaseUnits;
  /** Size in virtual bytes; null where fees are not counted by size, or no transaction can be paid. */
  readonly vsize: number | null;
}

/** Plan of a send, with the amounts and addresses that its row stores. */
export interface PlannedSpend<F extends ServedFamily = ServedFamily> {
  readonly plan: PlanOf<F>;
  /** In the native asset. */
  readonly fee: BaseUnits;
  /** In base units of the asset that is sent. */
  readonly sent: BaseUnits;
  /** Address that the funds come from; the first of several. */
  readonly fromAddress: string;
  readonly toAddress: string;
  /** True where the recipient is an address of the paying account. */
  readonly isToSelf: boolean;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
  /** Height of the last block that can have it; null where its lifetime is not counted in blocks. */
  readonly lastHeight: number | null;
}

export interface SignedSpend<F extends ServedFamily = ServedFamily> {
  readonly planned: PlannedSpend<F>;
  readonly hash: string;
  readonly tools: Pick<ServiceContext, 'platform' | 'chains'>;
}

/** Spending of one family: its spendable balance, its fee quotes, its plans and their records. */
export interface Spending<F extends ServedFamily> {
  /** Without it, requests to send a token are refused. */
  readonly sendsTokens: boolean;
  /** Loads the native balance without the reserves of the chain, before any fee. */
  readonly loadSpendable: (db: Db, account: SpendingAccount) => Promise<BaseUnits>;
  /**
   * Loads from the node what a send costs now. Never call it inside a database transaction. The quote
   * is for sends of the asset and to the recipient of `request`.
   */
  readonly quote: (
    context: Pick<ServiceContext, 'db' | 'chains' | 'platform'>,
    account: SpendingAccount,
    request: EstimateRequest,
  ) => Promise<SendQuote<F>>;
  /** Records a signed send: its inputs become spent, its change output is added. */
  readonly record: (tx: Db, account: SpendingAccount, spend: SignedSpend<F>) => Promise<void>;
  /**
   * Returns the hash that a plan has once it is signed, so that another plan can spend from it before that. Null where the
   * next plan needs no hash.
   */
  readonly hashOf: ((account: SpendingAccount, plan: PlanOf<F>) => string) | null;
  /** Finds the hashes of own transactions that must reach the mempool before `hash`. */
  readonly findPredecessors: (
    db: Db,
    network: ServedNetwork,
    hash: string,
  ) => Promise<readonly string[]>;
  /** Releases the inputs of a transaction that was rejected for good, and removes its change. */
  readonly release: (tx: Db, network: ServedNetwork, hash: string) => Promise<void>;
  /**
   * Loads the contract that holds a token for the account, which its sends are addressed to (a jetton wallet).
   * Null where sends name the contract of the token. Never call it inside a database transaction.
   */
  readonly loadTokenWallet:
    | ((
        context: Pick<ServiceContext, 'db' | 'chains'>,
        account: SpendingAccount,
        token: TokenDefinition,
      ) => Promise<string>)
    | null;
}

/** Fee quote of a node, which can be priced at several fee rates. */
export interface SendQuote<F extends ServedFamily> {
  /** @throws {ApiError} FEE_RATE_INVALID, FEE_RATE_TOO_HIGH, GAS_LIMIT_INVALID, GAS_PRICE_INVALID, FEE_CHANGED */
  price(choice: FeeChoice): PricedSpending<F>;
}

/** Sends of one account at one price. */
export interface PricedSpending<F extends ServedFamily> {
  readonly terms: FeeTerms;
  /** Price of activating the recipient's account, on top of the fee; null for none. */
  readonly networkFee: BaseUnits | null;
  /**
   * Estimates the fee without keys. An amount that cannot be paid is priced as the maximum: the
   * caller bounds the amount by it.
   */
  estimateFee(db: Db, request: EstimateRequest): Promise<SendCost>;
  /**
   * Plans the send, inside the transaction that has locked the account.
   * @throws {ApiError} INSUFFICIENT_FUNDS, INSUFFICIENT_NATIVE_FOR_FEE, ADDRESS_INVALID,
   * AMOUNT_BELOW_MINIMUM
   */
  plan(tx: Db, request: SpendRequest): Promise<PlannedSpend<F>>;
}
