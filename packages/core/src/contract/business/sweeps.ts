import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { accountNetwork } from '../payments/payment.ts';
import type { SignSecret } from '../payments/refunds.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

/** Plan of a sweep: gathers the funds of payment addresses into the settlement account. */
export interface SweepPlan {
  readonly id: string;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  readonly amount: Decimal;
  readonly addresses: number;
  readonly fee: Decimal;
  /** Native funds that have to be brought to token addresses before; zero elsewhere. */
  readonly gasToBring: Decimal;
  readonly expiresAt: Date;
}
export interface PlanSweep {
  readonly asset: string;
}
export interface CreateSweep extends SignSecret {
  readonly planId: string;
}
export interface Sweep {
  readonly id: string;
  readonly status: 'BROADCAST' | 'COMPLETED' | 'FAILED';
  readonly hashes: readonly string[];
}

export const planSweep: Endpoint<BusinessPath, unknown, PlanSweep, Data<SweepPlan>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps/plan',
  permission: 'sign-funds',
  response: () =>
    data<SweepPlan>(
      z.object({
        id: z.string(),
        asset: z.string(),
        network: accountNetwork(),
        amount: decimal(),
        addresses: z.int(),
        fee: decimal(),
        gasToBring: decimal(),
        expiresAt: date(),
      }),
    ),
};

export const createSweep: Endpoint<BusinessPath, unknown, CreateSweep, Data<Sweep>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/sweeps',
  permission: 'sign-funds',
  status: 201,
  secret: true,
  idempotent: true,
  requiresKey: true,
  response: () =>
    data<Sweep>(
      z.object({
        id: z.string(),
        status: z.enum(['BROADCAST', 'COMPLETED', 'FAILED']),
        hashes: z.readonly(z.array(z.string())),
      }),
    ),
};
