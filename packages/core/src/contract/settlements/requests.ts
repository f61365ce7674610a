import * as z from 'zod/mini';
import { businessId } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { pageFields, pageQuery, walletPath } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { uuid } from '../values.ts';
import type { ListSettlementAccounts, SettlementPath } from './settlements.ts';
import * as calls from './settlements.ts';

const settlementPath = (): Schema<SettlementPath> =>
  z.strictObject({ walletId: uuid(), businessId: businessId() });

/** Requests of the calls about the funds that businesses have in a wallet. */
export const walletSettlementRequests = [
  describeRequest(calls.listSettlements, {
    summary: 'Funds of businesses that are paid into this wallet, apart from its balance.',
    params: walletPath,
  }),
  describeRequest(calls.listSettlementAccounts, {
    summary: 'Accounts of a business in this wallet, from which its owner sends.',
    params: settlementPath,
    query: (): Schema<ListSettlementAccounts> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        asset: z.exactOptional(z.string().check(z.maxLength(20))),
        accountId: z.exactOptional(uuid()),
        purpose: z.exactOptional(z.enum(['PAYMENTS', 'PURSE'])),
      }),
  }),
  describeRequest(calls.listSettlementSends, {
    summary: 'Transactions sent from the accounts of a business, newest first.',
    params: settlementPath,
    query: pageQuery,
  }),
];
