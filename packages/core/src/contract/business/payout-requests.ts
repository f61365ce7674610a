import * as z from 'zod/mini';
import {
  assetOnNetwork,
  businessItemPath,
  publicId,
  signSecret,
  signSecretFields,
} from '../payments/requests.ts';
import { businessPath } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { pageQuery } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import type { CreatePayout, PlanPayout } from './payouts.ts';
import * as calls from './payouts.ts';
import { signParts } from './sign-parts.ts';

/** Most lines of a payout on any network. */
const mostLines = 200;

/** Requests of the calls about payouts. */
export const payoutRequests = [
  describeRequest(calls.planPayout, {
    summary:
      'Check the lines of a CSV file and plan their payment; one bad line refuses them all. PAYOUT_TOO_LONG, PAYOUT_LINES_INVALID, FUNDS_MISSING, NOT_SETTLEMENT_OWNER.',
    bodyLimit: 4_194_304,
    params: businessPath,
    body: (): Schema<PlanPayout> =>
      z.strictObject({
        asset: assetOnNetwork(),
        csv: z.string().check(z.minLength(1), z.maxLength(2_000_000)),
        acceptDuplicates: z.exactOptional(z.boolean()),
      }),
  }),
  describeRequest(calls.createPayout, {
    summary:
      'Sign a planned payout and send it, once however often it is called. PLAN_EXPIRED, PLAN_OUTDATED, FUNDS_MISSING, FEE_HIGH, NOT_SETTLEMENT_OWNER.',
    params: businessPath,
    body: (): Schema<CreatePayout> =>
      z.strictObject({ planId: publicId('pyo'), ...signSecretFields() }),
  }),
  describeRequest(calls.listPayouts, {
    summary: 'The payouts of a business, newest first.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(calls.getPayout, {
    summary: 'A payout with each of its lines.',
    params: businessItemPath('pyo'),
  }),
  describeRequest(calls.resumePayout, {
    summary:
      'Sign what is left of a payout: what failed, and what no signature reached. STATE_CONFLICT, PLAN_OUTDATED, FUNDS_MISSING, FEE_HIGH.',
    params: businessItemPath('pyo'),
    body: signSecret,
  }),
  describeRequest(calls.createPayoutIntents, {
    summary:
      'Review and plan the lines of a payout, or what is left of it, for an owner who signs them. PLAN_EXPIRED, PLAN_OUTDATED, FUNDS_MISSING, FEE_CHANGED, STATE_CONFLICT, NOT_SETTLEMENT_OWNER.',
    params: businessItemPath('pyo'),
  }),
  describeRequest(calls.signPayout, {
    summary:
      'Send the lines of a payout that its owner has signed, once however often it is called, with the Billfold-Intent header of their intents: all are stored before the first is sent. PLAN_EXPIRED, PLAN_OUTDATED, FUNDS_MISSING, FEE_HIGH, FEE_CHANGED, INTENT_EXPIRED, INTENT_MISMATCH, NONCE_CONFLICT, RAW_TRANSACTION_INVALID, STATE_CONFLICT.',
    bodyLimit: 4_194_304,
    params: businessItemPath('pyo'),
    body: () => signParts(mostLines),
  }),
];
