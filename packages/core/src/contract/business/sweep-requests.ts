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
import { listCollectable } from './collectable.ts';
import { signParts } from './sign-parts.ts';
import type { CreateSweep, PlanSweep } from './sweeps.ts';
import * as calls from './sweeps.ts';

/** Gas for each of 50 addresses, and their moves. */
const mostParts = 100;

/** Requests of the calls about sweeps. */
export const sweepRequests = [
  describeRequest(listCollectable, {
    summary: 'Funds that wait at payment addresses, by asset.',
    params: businessPath,
  }),
  describeRequest(calls.planSweep, {
    summary:
      'What collecting an asset would move and cost. COLLECT_NOT_NEEDED, NOTHING_TO_COLLECT, NOT_SETTLEMENT_OWNER.',
    params: businessPath,
    body: (): Schema<PlanSweep> => z.strictObject({ asset: assetOnNetwork() }),
  }),
  describeRequest(calls.createSweep, {
    summary:
      'Sign a planned sweep and send it, once however often it is called. PLAN_EXPIRED, PLAN_OUTDATED, GAS_MISSING, FEE_HIGH, NOT_SETTLEMENT_OWNER.',
    params: businessPath,
    body: (): Schema<CreateSweep> =>
      z.strictObject({ planId: publicId('swp'), ...signSecretFields() }),
  }),
  describeRequest(calls.listSweeps, {
    summary: 'The sweeps of a business, newest first.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(calls.getSweep, {
    summary: 'A sweep with each of its transactions.',
    params: businessItemPath('swp'),
  }),
  describeRequest(calls.resumeSweep, {
    summary:
      'Sign what is left of a sweep: what failed, and what no signature reached. STATE_CONFLICT, GAS_MISSING, FEE_HIGH.',
    params: businessItemPath('swp'),
    body: signSecret,
  }),
  describeRequest(calls.createSweepIntents, {
    summary:
      'Review and plan the parts of a sweep that its owner can sign now: gas, and the moves of addresses that have theirs. PLAN_EXPIRED, PLAN_OUTDATED, GAS_MISSING, FEE_CHANGED, STATE_CONFLICT, NOT_SETTLEMENT_OWNER.',
    params: businessItemPath('swp'),
  }),
  describeRequest(calls.signSweep, {
    summary:
      'Send the parts of a sweep that its owner has signed, once however often it is called, with the Billfold-Intent header of their intents: all are stored before the first is sent. PLAN_EXPIRED, PLAN_OUTDATED, GAS_MISSING, FEE_HIGH, FEE_CHANGED, INTENT_EXPIRED, INTENT_MISMATCH, NONCE_CONFLICT, RAW_TRANSACTION_INVALID, STATE_CONFLICT.',
    bodyLimit: 1_048_576,
    params: businessItemPath('swp'),
    body: () => signParts(mostParts),
  }),
];
