import * as z from 'zod/mini';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';

/**
 * Roles of the members of a business.
 * @example
 * const options = businessRoles.map((role) => <option key={role}>{role}</option>);
 */
export const businessRoles = [
  'OWNER',
  'ADMIN',
  'DEVELOPER',
  'ACCOUNTANT',
  'SUPPORT',
  'VIEWER',
] as const;
export type BusinessRole = (typeof businessRoles)[number];

/**
 * Steps of onboarding, in order.
 * @example
 * const step = onboardingSteps.indexOf('wallet') + 1;
 * `${step} of ${onboardingSteps.length}`; // '3 of 7'
 */
export const onboardingSteps = [
  'business',
  'owner',
  'wallet',
  'assets',
  'checkout',
  'firstPayment',
  'done',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export interface Business {
  readonly id: number;
  readonly name: string;
  readonly status: 'ACTIVE' | 'ARCHIVED';
  readonly role: BusinessRole;
  readonly logoUrl: string | null;
  readonly onboardingStep: OnboardingStep;
}
export interface CreateBusiness {
  readonly name: string;
  readonly website: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly industry: string;
  readonly supportEmail: string;
  readonly settlementWalletId: string;
  readonly assets: readonly string[];
  readonly defaultCurrency: string;
  readonly timezone: string;
}
export interface UpdateBusiness extends Partial<CreateBusiness> {
  readonly onboardingStep?: OnboardingStep;
  readonly ownerName?: string;
  readonly ownerRole?: string;
  readonly monthlyVolume?: string;
}

export const business = (): Schema<Business> =>
  z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(['ACTIVE', 'ARCHIVED']),
    role: z.enum(businessRoles),
    logoUrl: z.nullable(z.string()),
    onboardingStep: z.enum(onboardingSteps),
  });

export const listBusinesses: Endpoint<unknown, unknown, unknown, Data<readonly Business[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses',
  response: (): Schema<Data<readonly Business[]>> => data(z.readonly(z.array(business()))),
};

export const createBusiness: Endpoint<unknown, unknown, CreateBusiness, Data<Business>> = {
  method: 'POST',
  path: '/v1/dash/businesses',
  status: 201,
  idempotent: true,
  response: () => data(business()),
};

export const updateBusiness: Endpoint<BusinessPath, unknown, UpdateBusiness, Data<Business>> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}',
  response: () => data(business()),
};

export const archiveBusiness: Endpoint<BusinessPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}',
  status: 204,
  response: nothing,
};
