import { businessItemPath } from '../payments/requests.ts';
import { businessPath } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { pageQuery } from '../request-values.ts';
import * as calls from './billing.ts';

/** Requests of the calls about the fees of the operator. */
export const billingRequests = [
  describeRequest(calls.getBilling, {
    summary: 'The fee of the operator, and the payments of this month that it applies to.',
    params: businessPath,
  }),
  describeRequest(calls.listInvoices, {
    summary: 'The invoices of the operator, newest first.',
    params: businessPath,
    query: pageQuery,
  }),
  describeRequest(calls.getInvoice, {
    summary: 'An invoice of the operator.',
    params: businessItemPath('inv'),
  }),
];
