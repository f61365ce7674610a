import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork, type Price, price } from '../payments/payment.ts';
import type { SignSecret } from '../payments/refunds.ts';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  type PageQuery,
  uuid,
} from '../values.ts';
import {
  type PartIntent,
  partIntentFields,
  type SignParts,
  type TransferIntents,
  transferIntentFields,
} from './transfer-intents.ts';

/** Address whose funds a plan collects. */
export interface SweepPurse {
  readonly accountId: string;
  readonly address: string;
  /** Amount that leaves the address, without its fee. */
  readonly amount: Decimal;
  /** The most that its network fees may be, in the native asset. */
  readonly fee: Decimal;
  /** Native funds that are brought to it before; zero where it has enough. */
  readonly gasToBring: Decimal;
}

/** Numbers of addresses with funds that a plan leaves where they are. */
export interface SweepLeftOut {
  /** Addresses whose funds are not worth the fee. */
  readonly tooSmall: number;
  /** Addresses of payments that are still open. */
  readonly open: number;
  /** Addresses that another sweep collects. */
  readonly moving: number;
  /** Addresses beyond the most of one sweep; the next one takes them. */
  readonly further: number;
}

/**
 * Ways of a sweep: each address sends its funds itself, after gas was brought to it, or one transaction moves those of all.
 * @example
 * sweepWays.includes('TOGETHER'); // true
 */
export const sweepWays = ['EACH', 'TOGETHER'] as const;
export type SweepWay = (typeof sweepWays)[number];

/** Contract that the first sweep of all addresses together deploys, once for a settlement account. */
export interface SweepDeployment {
  readonly contract: string;
  /** The most that it costs, in the native asset; a part of the fee of the plan. */
  readonly fee: Decimal;
}

/** Plan of a sweep: gathers the funds of payment addresses into the settlement account. */
export interface SweepPlan {
  readonly id: string;
  /** Way that is the cheaper one now; `TOGETHER` is for tokens on chains that take such transactions (EIP-7702). */
  readonly way: SweepWay;
  /** Null where the contract is there, and where each address sends its funds itself. */
  readonly deployment: SweepDeployment | null;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Amount that arrives, in main units of the asset. */
  readonly amount: Decimal;
  /** Value of `amount` in the currency of the business; null without a price. */
  readonly value: Price | null;
  /** Address of the settlement account. */
  readonly to: string;
  readonly addresses: number;
  /** The most that all network fees may be, in the native asset. */
  readonly fee: Decimal;
  /** Value of `fee` in the currency of the business; null without a price. */
  readonly feeValue: Price | null;
  /** Native funds that have to be brought to token addresses before; zero elsewhere. */
  readonly gasToBring: Decimal;
  /** Native funds of the settlement account, which bring the gas and pay for that. */
  readonly gasAvailable: Decimal;
  readonly leftOut: SweepLeftOut;
  readonly purses: readonly SweepPurse[];
  readonly expiresAt: Date;
}
export interface PlanSweep {
  /** Asset to collect, such as `ETH` or `USDT@TRX`. */
  readonly asset: string;
}
export interface CreateSweep extends SignSecret {
  readonly planId: string;
}

/**
 * Statuses of a sweep. A `PARTIAL` or `FAILED` one can be signed again for what is left.
 * @example
 * sweepStatuses.includes('PARTIAL'); // true
 */
export const sweepStatuses = ['SENDING', 'DONE', 'PARTIAL', 'FAILED'] as const;
export type SweepStatus = (typeof sweepStatuses)[number];

/** Funds of payment addresses on their way to the settlement account. */
export interface Sweep {
  readonly id: string;
  readonly object: 'settlement';
  readonly livemode: boolean;
  readonly status: SweepStatus;
  readonly way: SweepWay;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** Amount that was planned. */
  readonly amount: Decimal;
  /** Part of it that a block has. */
  readonly collected: Decimal;
  readonly to: string;
  /** The most that all network fees may be, in the native asset. */
  readonly fee: Decimal;
  /** Network fees of what was sent so far. */
  readonly feePaid: Decimal;
  readonly addresses: number;
  /** True where parts wait for another signature of the owner of the settlement wallet. */
  readonly needsSignature: boolean;
  readonly hashes: readonly string[];
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly sequence: number;
}

/** One transaction of a sweep; the moves of all addresses together have one hash. */
export interface SweepPart {
  readonly n: number;
  /**
   * `DEPLOY` puts the contract of a sweep together on the chain, `GAS` brings the native funds for a fee, `MOVE` collects.
   */
  readonly step: 'DEPLOY' | 'GAS' | 'MOVE';
  readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
  /** Account that pays. */
  readonly accountId: string;
  readonly to: string;
  readonly amount: Decimal;
  readonly asset: string;
  readonly attempt: number;
  readonly hash: string | null;
  /** Code of the error of the last attempt; `NOT_MOVED` where the transaction of many addresses left this one out. */
  readonly error: string | null;
}
/** Sweep as members list it. */
export interface ListedSweep extends Sweep {
  /** Value of `amount` in the currency of the business when it was signed first, rounded down; null without a price of then. */
  readonly value: Price | null;
}
export interface SweepWithParts extends ListedSweep {
  /** True once the settlement account can spend everything that was collected. */
  readonly isSpendable: boolean;
  readonly parts: readonly SweepPart[];
}

const sweepFields = () => ({
  id: z.string(),
  object: z.literal('settlement'),
  livemode: z.boolean(),
  status: z.enum(sweepStatuses),
  way: z.enum(sweepWays),
  asset: z.string(),
  network: accountNetwork(),
  amount: decimal(),
  collected: decimal(),
  to: z.string(),
  fee: decimal(),
  feePaid: decimal(),
  addresses: z.int(),
  needsSignature: z.boolean(),
  hashes: z.readonly(z.array(z.string())),
  createdAt: date(),
  completedAt: z.nullable(date()),
  sequence: z.int(),
});
const listedSweep = (): Schema<ListedSweep> =>
  z.object({ ...sweepFields(), value: z.nullable(price()) });
const sweepWithParts = (): Schema<SweepWithParts> =>
  z.object({
    ...sweepFields(),
    value: z.nullable(price()),
    isSpendable: z.boolean(),
    parts: z.readonly(
      z.array(
        z.object({
          n: z.int(),
          step: z.enum(['DEPLOY', 'GAS', 'MOVE']),
          state: z.enum(['PLANNED', 'SENT', 'CONFIRMED', 'FAILED']),
          accountId: uuid(),
          to: z.string(),
          amount: decimal(),
          asset: z.string(),
          attempt: z.int(),
          hash: z.nullable(z.string()),
          error: z.nullable(z.string()),
        }),
      ),
    ),
  });

export const planSweep: Endpoint<BusinessPath, unknown, PlanSweep, Data<SweepPlan>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps/plan',
  permission: 'sign-funds',
  response: () =>
    data<SweepPlan>(
      z.object({
        id: z.string(),
        way: z.enum(sweepWays),
        deployment: z.nullable(z.object({ contract: z.string(), fee: decimal() })),
        asset: z.string(),
        network: accountNetwork(),
        amount: decimal(),
        value: z.nullable(price()),
        to: z.string(),
        addresses: z.int(),
        fee: decimal(),
        feeValue: z.nullable(price()),
        gasToBring: decimal(),
        gasAvailable: decimal(),
        leftOut: z.object({
          tooSmall: z.int(),
          open: z.int(),
          moving: z.int(),
          further: z.int(),
        }),
        purses: z.readonly(
          z.array(
            z.object({
              accountId: uuid(),
              address: z.string(),
              amount: decimal(),
              fee: decimal(),
              gasToBring: decimal(),
            }),
          ),
        ),
        expiresAt: date(),
      }),
    ),
};

/** Signs a plan; it is sent once however often it is signed. */
export const createSweep: Endpoint<BusinessPath, unknown, CreateSweep, Data<SweepWithParts>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps',
  permission: 'sign-funds',
  status: 201,
  secret: true,
  response: () => data(sweepWithParts()),
};

export const listSweeps: Endpoint<BusinessPath, PageQuery, unknown, DataPage<ListedSweep>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/sweeps',
  permission: 'view-reports',
  response: () => dataPage(listedSweep()),
};

export const getSweep: Endpoint<BusinessItemPath, unknown, unknown, Data<SweepWithParts>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/sweeps/{id}',
  permission: 'view-reports',
  response: () => data(sweepWithParts()),
};

/** Signs what is left of a sweep: parts that failed, and those that no signature reached. */
export const resumeSweep: Endpoint<BusinessItemPath, unknown, SignSecret, Data<SweepWithParts>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps/{id}/resume',
  permission: 'sign-funds',
  secret: true,
  response: () => data(sweepWithParts()),
};

/** Place of an address in the settlement wallet. */
export interface OwnAddress {
  readonly accountIndex: number;
  readonly addressIndex: number;
}

const ownAddress = (): Schema<OwnAddress> =>
  z.object({ accountIndex: z.int(), addressIndex: z.int() });

/** Part of a sweep that its owner signs: the gas for an address, or the move of its funds. */
export interface SweepPartIntent extends PartIntent {
  readonly step: 'GAS' | 'MOVE';
  /** Account that pays. */
  readonly accountId: string;
  /** Address of that account. */
  readonly sender: string;
  /** Place of the sender: a signer derives its address from the seed, and signs nothing that another one pays. */
  readonly senderAt: OwnAddress;
  /** Symbol of the asset that it sends. */
  readonly asset: string;
  /** Place of the recipient: a signer derives its address from the seed, and signs nothing for another one. */
  readonly recipientAt: OwnAddress;
}

/** All that is left of a sweep: a server that signs sends it with one signature. */
export interface SweepRest {
  /** Number of addresses. */
  readonly addresses: number;
  /** The most that it costs in all, in the native asset. */
  readonly fee: Decimal;
  /** Sent ahead for fees, in the native asset. */
  readonly gasToBring: Decimal;
}

const sweepSkips = [
  'BLOCKED',
  'EMPTY',
  'GAS_MISSING',
  'FEE_CHANGED',
  'BUSY',
  'CANNOT_SEND',
] as const;
/**
 * Reason to leave an address out of a review of a sweep: its account is blocked, it is empty, the settlement account cannot bring
 * its gas, it would cost more than its plan says, another transaction goes first, or it cannot send its planned amount: it has
 * less, or too few coins for its fee.
 */
export type SweepSkip = (typeof sweepSkips)[number];

/** Address that a review of a sweep leaves out, although it has its turn. */
export interface SkippedAddress {
  /** Account of the address. */
  readonly accountId: string;
  readonly reason: SweepSkip;
}

/** Reviewed parts of a sweep that are signed together. */
export interface SweepIntents extends TransferIntents {
  /** In the order in which they are signed. */
  readonly parts: readonly SweepPartIntent[];
  /** Addresses that cannot be signed now, and are not waiting for a block. */
  readonly skipped: readonly SkippedAddress[];
  /** These parts, and those that wait for another signature. */
  readonly rest: SweepRest;
}

/**
 * Reviews the parts of a sweep by each address that can be signed now: gas, and the moves of addresses that have theirs. Nothing is
 * reserved.
 */
export const createSweepIntents: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<SweepIntents>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps/{id}/intents',
  permission: 'sign-funds',
  status: 201,
  response: () =>
    data<SweepIntents>(
      z.object({
        ...transferIntentFields(),
        parts: z.readonly(
          z.array(
            z.object({
              ...partIntentFields(),
              step: z.enum(['GAS', 'MOVE']),
              accountId: uuid(),
              sender: z.string(),
              senderAt: ownAddress(),
              asset: z.string(),
              recipientAt: ownAddress(),
            }),
          ),
        ),
        skipped: z.readonly(z.array(z.object({ accountId: uuid(), reason: z.enum(sweepSkips) }))),
        rest: z.object({ addresses: z.int(), fee: decimal(), gasToBring: decimal() }),
      }),
    ),
};

/**
 * Sends the parts of a sweep that its owner has signed. All of them are stored before the first is sent, or none is. The call
 * names their review (`Billfold-Intent`).
 */
export const signSweep: Endpoint<BusinessItemPath, unknown, SignParts, Data<SweepWithParts>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps/{id}/sign',
  permission: 'sign-funds',
  secret: true,
  response: () => data(sweepWithParts()),
};
