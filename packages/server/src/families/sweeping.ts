import type { TokenDefinition } from '@billfold/core';
import type { EvmDeploymentPlan, EvmSweepPlan } from '@billfold/keyring';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { PlannedSpend, SpendingAccount } from './spending.ts';

/** Address that is swept, which is the only one of its account. */
export interface SweptAddress {
  readonly accountId: string;
  readonly address: string;
  /** Units of the token that are moved. */
  readonly units: bigint;
}

export interface SweepRequest {
  /** Account that pays, and receives what is swept at its only address. */
  readonly account: SpendingAccount;
  readonly token: TokenDefinition;
  /** Addresses that should hold the token. The transfer of one is simulated, and each of the others takes as much. */
  readonly holders: readonly string[];
  /** Addresses that are to be planned. */
  readonly swept: readonly SweptAddress[];
}

/** Unsigned transaction with what its row stores. */
export interface PlannedSweep {
  readonly plan: EvmSweepPlan | EvmDeploymentPlan;
  readonly planned: Omit<PlannedSpend, 'plan'>;
  /** Requires signed bytes that carry out the plan. @throws {Error} they do something else */
  readonly verify: (raw: Uint8Array) => void;
}

/** Costs and needs of one transaction that sweeps many addresses, as they are now. */
export interface SweepQuote {
  /** Contract to which the addresses are delegated. */
  readonly contract: string;
  /** Call that deploys the contract, with the most that it costs; null where it is there. */
  readonly deployment: { readonly to: string; readonly fee: bigint } | null;
  /** Returns the most that a sweep of so many addresses costs. */
  feeOf(count: number): bigint;
  /**
   * Plans the deployment in the transaction that has locked the account.
   * @throws {ApiError} 409 FEE_CHANGED; 400 INSUFFICIENT_NATIVE_FOR_FEE
   */
  planDeployment(tx: Db, mostFee: bigint): Promise<PlannedSweep>;
  /** Plans a sweep of some of the addresses likewise. */
  plan(tx: Db, swept: readonly SweptAddress[], mostFee: bigint): Promise<PlannedSweep>;
}

/** Sweeps of many addresses by one transaction. */
export interface Sweeping {
  /** Most addresses of one transaction. */
  readonly mostSwept: number;
  /** Asks the node; null where its chain takes no such transaction. Never inside a database transaction. */
  readonly quote: (
    context: Pick<ServiceContext, 'db' | 'chains'>,
    request: SweepRequest,
  ) => Promise<SweepQuote | null>;
}
