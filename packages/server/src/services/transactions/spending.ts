import {
  type BaseUnits,
  type ChainName,
  getNetwork,
  type Network,
  type NetworkDefinition,
} from '@billfold/core';
import type { TransferPlan } from '@billfold/keyring';
import type { Db } from '../../db/open-database.ts';
import type { ServiceContext } from '../context.ts';
import { utxoSpending } from './utxo-spending.ts';

/** An account as a send needs it: the row of the database, in the tenant's own words. */
export interface SpendingAccount {
  readonly id: string;
  readonly walletId: string;
  readonly network: Network;
  /** Which chain of the network this server works on. */
  readonly chain: ChainName;
  readonly accountIndex: number;
}

export interface SpendRequest {
  readonly recipient: string;
  readonly amount: BaseUnits | 'max';
  readonly satPerKvb: bigint;
}

/** What paying would cost now. `sent` is what reaches the recipient. */
export interface SpendEstimate {
  readonly fee: BaseUnits;
  readonly sent: BaseUnits;
}

/** A plan and what the books need to know of it. */
export interface PlannedSpend {
  readonly plan: TransferPlan;
  readonly fee: BaseUnits;
  readonly sent: BaseUnits;
  /** Where the funds come from, for people; the first of several. */
  readonly fromAddress: string;
  /** The recipient is an address of this account. */
  readonly isToSelf: boolean;
}

export interface SignedSpend {
  readonly planned: PlannedSpend;
  readonly hash: string;
  readonly tools: Pick<ServiceContext, 'platform' | 'chains'>;
}

/** How the accounts of one family of networks pay. A new family is one more of these. */
export interface Spending {
  /** Balance after the reserves of the chain, before any fee. */
  spendable(db: Db, account: SpendingAccount): Promise<BaseUnits>;
  /**
   * Estimates without keys. What cannot be paid is estimated as sending everything: the caller
   * bounds the amount by that.
   */
  estimate(
    db: Db,
    account: SpendingAccount,
    request: Omit<SpendRequest, 'recipient'> & { readonly recipient: string | null },
  ): Promise<SpendEstimate>;
  /**
   * Plans inside the transaction that has locked the account.
   * @throws {ApiError} INSUFFICIENT_FUNDS, ADDRESS_INVALID, AMOUNT_BELOW_MINIMUM
   */
  plan(tx: Db, account: SpendingAccount, request: SpendRequest): Promise<PlannedSpend>;
  /** Writes the spend into the books: inputs are taken, change is ours. */
  record(tx: Db, account: SpendingAccount, spend: SignedSpend): Promise<void>;
  /** Hashes of own transactions without which the network cannot know this one. */
  predecessors(db: Db, network: Network, hash: string): Promise<readonly string[]>;
  /** Gives back what `record` took, after the network has refused the transaction for good. */
  release(tx: Db, network: Network, hash: string): Promise<void>;
}

export function getSpending(network: Network): Spending {
  return families[getNetwork(network).model.family];
}

const families: Readonly<Record<NetworkDefinition['model']['family'], Spending>> = {
  utxo: utxoSpending,
};
