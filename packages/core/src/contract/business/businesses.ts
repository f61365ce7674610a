import * as z from 'zod/mini';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type BusinessRole, businessRoles } from './roles.ts';

/**
 * Steps of onboarding, in order.
 * @example
 * const step = onboardingSteps.indexOf('wallet') + 1;
 * `${step} of ${onboardingSteps.length}`; // '2 of 6'
 */
export const onboardingSteps = [
  'business',
  'wallet',
  'assets',
  'checkout',
  'firstPayment',
  'done',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/**
 * States of a business. It is active once it has a settlement wallet and an asset; an operator may
 * suspend it, and an archived one only shows its records.
 * @example
 * businessStatuses[3]; // 'ARCHIVED'
 */
export const businessStatuses = ['ONBOARDING', 'ACTIVE', 'SUSPENDED', 'ARCHIVED'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

/**
 * Bands of the payments that a business expects in a month, in its currency.
 * @example
 * const options = volumeBands.map((band) => <option key={band}>{band}</option>);
 */
export const volumeBands = ['UNDER_1K', 'UNDER_10K', 'UNDER_100K', 'ABOVE_100K'] as const;
export type VolumeBand = (typeof volumeBands)[number];

export interface Business {
  readonly id: number;
  readonly name: string;
  readonly status: BusinessStatus;
  /** Role of the signed-in member. */
  readonly role: BusinessRole;
  /** Address of the logo, relative to the service; null without a logo. */
  readonly logoUrl: string | null;
  readonly onboardingStep: OnboardingStep;
}
export interface BusinessDetail extends Business {
  readonly website: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly industry: string | null;
  readonly supportEmail: string | null;
  readonly monthlyVolume: VolumeBand | null;
  readonly defaultCurrency: string;
  /** IANA name. */
  readonly timezone: string;
  /** Member who owns the settlement wallet and alone signs; null until one is chosen. */
  readonly settlementMemberId: string | null;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
}
export interface CreateBusiness {
  readonly name: string;
}
/** Change of a business; absent fields are kept, null clears. */
export interface UpdateBusiness {
  readonly name?: string;
  readonly website?: string | null;
  readonly country?: string | null;
  readonly industry?: string | null;
  readonly supportEmail?: string | null;
  readonly monthlyVolume?: VolumeBand | null;
  readonly defaultCurrency?: string;
  readonly timezone?: string;
  readonly onboardingStep?: OnboardingStep;
}

const businessFields = () => ({
  id: z.int(),
  name: z.string(),
  status: z.enum(businessStatuses),
  role: z.enum(businessRoles),
  logoUrl: z.nullable(z.string()),
  onboardingStep: z.enum(onboardingSteps),
});
export const business = (): Schema<Business> => z.object(businessFields());
export const businessDetail = (): Schema<BusinessDetail> =>
  z.object({
    ...businessFields(),
    website: z.nullable(z.string()),
    country: z.nullable(z.string()),
    industry: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
    monthlyVolume: z.nullable(z.enum(volumeBands)),
    defaultCurrency: z.string(),
    timezone: z.string(),
    settlementMemberId: z.nullable(z.string()),
    createdAt: date(),
    archivedAt: z.nullable(date()),
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

export const getBusiness: Endpoint<BusinessPath, unknown, unknown, Data<BusinessDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}',
  permission: 'view-business',
  response: () => data(businessDetail()),
};

export const updateBusiness: Endpoint<
  BusinessPath,
  unknown,
  UpdateBusiness,
  Data<BusinessDetail>
> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}',
  permission: 'manage-settings',
  response: () => data(businessDetail()),
};

export const archiveBusiness: Endpoint<BusinessPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}',
  status: 204,
  permission: 'close-business',
  response: nothing,
};
