import * as z from 'zod/mini';
import { businessPath } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { network, uuid } from '../values.ts';
import { secretPassword, seedPhrase } from '../wallets/requests.ts';
import { getBusinessBalances } from './balances.ts';
import type { ListPaymentsAccounts, SettleBusiness } from './settlement.ts';
import * as calls from './settlement.ts';

/** Requests of the calls about the settlement of a business. */
export const settlementRequests = [
  describeRequest(calls.settleBusiness, {
    summary:
      'Choose the wallet that a business is paid into, take over from that of another owner, or keep its public keys alone. SETTLEMENT_CHOSEN, SETTLEMENT_CHANGED, WATCH_KEY_MISSING, STEP_UP_REQUIRED.',
    params: businessPath,
    body: (): Schema<SettleBusiness> =>
      z.strictObject({
        walletId: z.nullable(uuid()),
        password: z.nullable(secretPassword()),
        seedPhrase: z.nullable(seedPhrase()),
        takesOver: z.exactOptional(
          z.strictObject({
            memberId: uuid(),
            becomes: z.nullable(z.enum(['OWNER', 'ADMIN'])),
          }),
        ),
      }),
  }),
  describeRequest(calls.getSettlement, {
    summary: 'The wallet or the public keys that a business is paid into, and their owner.',
    params: businessPath,
  }),
  describeRequest(calls.listPaymentsAccounts, {
    summary: 'Accounts that receive the payments of a business, with their balances.',
    params: businessPath,
    query: (): Schema<ListPaymentsAccounts> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        network: z.exactOptional(network()),
        purpose: z.exactOptional(z.enum(['PAYMENTS', 'PURSE'])),
      }),
  }),
  describeRequest(getBusinessBalances, {
    summary: 'Funds of the business by asset, with their values and the sum of these.',
    params: businessPath,
  }),
  describeRequest(calls.getRecoverySheet, {
    summary: 'Public keys and paths by which another wallet finds every payment.',
    params: businessPath,
  }),
];
