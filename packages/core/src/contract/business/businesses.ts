import * as z from 'zod/mini';
import {
  assetOnNetwork,
  type BusinessPath,
  businessPath,
  currency,
  freeText,
  httpsUrl,
} from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, email, label, nothing, uuid } from '../values.ts';

export const businessRoles = [
  'OWNER',
  'ADMIN',
  'DEVELOPER',
  'ACCOUNTANT',
  'SUPPORT',
  'VIEWER',
] as const;
export type BusinessRole = (typeof businessRoles)[number];

/** The steps of onboarding (product.md 3.12), in their order. */
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
const name = () => label(80).check(z.minLength(2));
const country = () => z.string().check(z.regex(/^[A-Z]{2}$/));
const assets = () => z.readonly(z.array(assetOnNetwork()));
const website = () => z.nullable(httpsUrl());

export const listBusinesses = {
  method: 'GET',
  path: '/v1/dash/businesses',
  summary: 'The businesses of the user, archived ones left out.',
  response: (): Schema<Data<readonly Business[]>> => data(z.readonly(z.array(business()))),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly Business[]>>;

export const createBusiness = {
  method: 'POST',
  path: '/v1/dash/businesses',
  summary: 'Open a business that is settled into a wallet of the user.',
  status: 201,
  idempotent: true,
  body: (): Schema<CreateBusiness> =>
    z.strictObject({
      name: name(),
      website: website(),
      country: country(),
      industry: label(60),
      supportEmail: email(),
      settlementWalletId: uuid(),
      assets: assets(),
      defaultCurrency: currency(),
      timezone: label(60),
    }),
  response: () => data(business()),
} satisfies Endpoint<unknown, unknown, CreateBusiness, Data<Business>>;

export const updateBusiness = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}',
  summary: 'Change what is given; onboarding saves each of its steps here.',
  params: businessPath,
  body: (): Schema<UpdateBusiness> =>
    z.strictObject({
      name: z.exactOptional(name()),
      website: z.exactOptional(website()),
      country: z.exactOptional(country()),
      industry: z.exactOptional(label(60)),
      supportEmail: z.exactOptional(email()),
      settlementWalletId: z.exactOptional(uuid()),
      assets: z.exactOptional(assets()),
      defaultCurrency: z.exactOptional(currency()),
      timezone: z.exactOptional(label(60)),
      onboardingStep: z.exactOptional(z.enum(onboardingSteps)),
      ownerName: z.exactOptional(label(80)),
      ownerRole: z.exactOptional(label(60)),
      monthlyVolume: z.exactOptional(freeText(40)),
    }),
  response: () => data(business()),
} satisfies Endpoint<BusinessPath, unknown, UpdateBusiness, Data<Business>>;

export const archiveBusiness = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}',
  summary: 'Archive a business. OPEN_PAYMENTS while one of its payments is not finished.',
  status: 204,
  params: businessPath,
  response: nothing,
} satisfies Endpoint<BusinessPath, unknown, unknown, null>;
