import * as z from 'zod/mini';
import { businessPath, currency } from '../payments/values.ts';
import { displayCurrency } from '../rates/currency-rates.ts';
import { type DescribedRequest, describeRequest } from '../request-schemas.ts';
import { flag, pageQuery } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { email, label, pageNumber } from '../values.ts';
import { cryptocurrencySettings } from './accepted-assets.ts';
import * as accessSettings from './access-settings.ts';
import type { SetAffiliate } from './affiliate.ts';
import * as affiliateCalls from './affiliate.ts';
import { apiKeyRequests } from './api-key-requests.ts';
import { billingRequests } from './billing-requests.ts';
import * as businessUpdatesCalls from './business-updates.ts';
import * as businessesCalls from './businesses.ts';
import {
  type CreateBusiness,
  onboardingSteps,
  type UpdateBusiness,
  volumeBands,
} from './businesses.ts';
import type { SetLogo } from './logo.ts';
import * as logoCalls from './logo.ts';
import { notificationRequests } from './notification-requests.ts';
import { payoutRequests } from './payout-requests.ts';
import * as settings from './settings.ts';
import { siteUrl } from './site-url.ts';
import type { SummaryQuery } from './summary.ts';
import * as summaryCalls from './summary.ts';
import { sweepRequests } from './sweep-requests.ts';
import { teamRequests } from './team-requests.ts';
import { timezone } from './timezone.ts';

const name = () => label(80).check(z.minLength(2));

const country = () =>
  z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166-1, such as DE'));

/** Requests of the calls in contract/business, for the server, its documents and the fakes. */
export const businessRequests = [
  describeRequest(businessUpdatesCalls.watchBusiness, {
    summary: 'What changes in a business, as it happens (server-sent events).',
    params: businessPath,
  }),
  describeRequest(affiliateCalls.getAffiliate, {
    summary: 'The referral code of a business and its terms.',
    params: businessPath,
  }),
  describeRequest(affiliateCalls.setAffiliate, {
    summary: 'Choose the code, once. CODE_CHOSEN, CODE_TAKEN.',
    params: businessPath,
    body: (): Schema<SetAffiliate> =>
      z.strictObject({ code: z.string().check(z.regex(/^[a-z0-9-]{4,20}$/)) }),
  }),
  describeRequest(affiliateCalls.listReferrals, {
    summary: 'Who joined by the code.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(affiliateCalls.listCommissions, {
    summary: 'What was earned by the code.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(affiliateCalls.listAffiliatePayouts, {
    summary: 'The payouts of commissions, newest first.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(affiliateCalls.requestAffiliatePayout, {
    summary:
      'Ask the operator for the commissions that are ready, by a payment link. COMMISSIONS_TOO_LOW.',
    params: businessPath,
  }),
  ...apiKeyRequests,
  ...billingRequests,
  describeRequest(businessesCalls.listBusinesses, {
    summary: 'The businesses of the user, archived ones left out.',
  }),
  describeRequest(businessesCalls.createBusiness, {
    summary: 'Create a business. Onboarding and the settings fill the rest.',
    body: (): Schema<CreateBusiness> => z.strictObject({ name: name() }),
  }),
  describeRequest(businessesCalls.getBusiness, {
    summary: 'One business of the user, also an archived one.',
    params: businessPath,
  }),
  describeRequest(businessesCalls.updateBusiness, {
    summary: 'Change what is given; onboarding saves each of its steps here.',
    params: businessPath,
    body: (): Schema<UpdateBusiness> =>
      z.strictObject({
        name: z.exactOptional(name()),
        website: z.exactOptional(z.nullable(siteUrl())),
        country: z.exactOptional(z.nullable(country())),
        industry: z.exactOptional(z.nullable(label(60))),
        supportEmail: z.exactOptional(z.nullable(email())),
        monthlyVolume: z.exactOptional(z.nullable(z.enum(volumeBands))),
        defaultCurrency: z.exactOptional(displayCurrency()),
        timezone: z.exactOptional(timezone()),
        onboardingStep: z.exactOptional(z.enum(onboardingSteps)),
      }),
  }),
  describeRequest(businessesCalls.archiveBusiness, {
    summary: 'Archive a business. Its records stay, and nothing in it can change.',
    params: businessPath,
  }),
  describeRequest(logoCalls.setLogo, {
    summary: 'Set the logo of a business. A LOGO_… code says why a picture is refused.',
    // 512 kB in base64, and some room to refuse what is larger by its size.
    bodyLimit: 1_048_576,
    params: businessPath,
    body: (): Schema<SetLogo> =>
      z.strictObject({
        image: z
          .string()
          .check(z.maxLength(1_000_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64')),
      }),
  }),
  describeRequest(logoCalls.removeLogo, {
    summary: 'Remove the logo of a business.',
    params: businessPath,
  }),
  describeRequest(summaryCalls.getBusinessSummary, {
    summary: 'What came in over a period of days, compared with the period before.',
    params: businessPath,
    query: (): Schema<SummaryQuery> =>
      z.strictObject({
        to: z.exactOptional(z.iso.date()),
        from: z.exactOptional(z.iso.date()),
        days: z.exactOptional(pageNumber(366)),
        currency: z.exactOptional(currency()),
        livemode: z.exactOptional(flag()),
      }),
  }),
  ...sweepRequests,
  ...payoutRequests,
  ...notificationRequests,
  ...teamRequests,
  ...tabRequests('general', settings.generalSettings),
  ...tabRequests('legal', settings.legalSettings),
  ...tabRequests('checkout', settings.checkoutSettings),
  ...tabRequests('cryptocurrency', cryptocurrencySettings),
  ...tabRequests('payments', settings.paymentsSettings),
  ...tabRequests('integrations', settings.integrationsSettings),
  ...tabRequests('notifications', accessSettings.notificationsSettings),
  ...tabRequests('security', accessSettings.securitySettings),
  ...tabRequests('developer', accessSettings.developerSettings),
  ...tabRequests('billing', accessSettings.billingSettings),
  ...tabRequests('cryptocurrency embed', accessSettings.cryptocurrencyEmbedSettings),
];

function tabRequests<T>(tab: string, calls: settings.TabCalls<T>): readonly DescribedRequest[] {
  return [
    describeRequest(calls.get, {
      summary: `The ${tab} settings of a business.`,
      params: businessPath,
    }),
    describeRequest(calls.put, {
      summary: `Replace the ${tab} settings. STALE_VERSION where they changed meanwhile.`,
      params: businessPath,
      body: calls.settings,
    }),
  ];
}
