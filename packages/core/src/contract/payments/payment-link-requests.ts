import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { amount, flag, pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { date, label } from '../values.ts';
import type {
  CreatePaymentLink,
  ListPaymentLinks,
  PaymentLine,
  UpdatePaymentLink,
} from './payment-links.ts';
import * as linkCalls from './payment-links.ts';
import { assetOnNetwork, businessItemPath, metadata } from './requests.ts';
import { businessPath, currency, freeText, httpsUrl } from './values.ts';

export const line = (): Schema<PaymentLine> =>
  z.strictObject({
    label: label(200),
    quantity: z.int().check(z.minimum(1), z.maximum(100_000)),
    unitPrice: amount(),
  });

const createBody = (): Schema<CreatePaymentLink> =>
  z.strictObject({
    title: label(120),
    currency: currency(),
    livemode: z.exactOptional(z.boolean()),
    description: z.exactOptional(z.nullable(freeText(1000))),
    price: z.exactOptional(z.nullable(amount())),
    minPrice: z.exactOptional(z.nullable(amount())),
    maxPrice: z.exactOptional(z.nullable(amount())),
    lines: z.exactOptional(z.readonly(z.array(line()).check(z.maxLength(50)))),
    assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()).check(z.minLength(1)))),
    metadata: z.exactOptional(metadata()),
    redirectUrl: z.exactOptional(z.nullable(httpsUrl())),
    dueAt: z.exactOptional(z.nullable(date())),
    maxUses: z.exactOptional(z.nullable(maxUses())),
  });

const maxUses = () => z.int().check(z.minimum(1), z.maximum(1_000_000));

/** Requests of the calls about payment links. */
export const paymentLinkRequests = [
  describeRequest(linkCalls.listPaymentLinks, {
    summary: 'The payment links of a business, newest first, with how often each was used.',
    params: businessPath,
    query: (): Schema<ListPaymentLinks> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        livemode: z.exactOptional(flag()),
        isArchived: z.exactOptional(flag()),
        search: z.exactOptional(freeText(200)),
      }),
  }),
  describeRequest(linkCalls.createPaymentLink, {
    summary: 'Create a payment link. Its lines must add up to its price.',
    params: businessPath,
    body: createBody,
  }),
  describeRequest(linkCalls.getPaymentLink, {
    summary: 'One payment link.',
    params: businessItemPath('lnk'),
  }),
  describeRequest(linkCalls.updatePaymentLink, {
    summary: 'Change what is given of a payment link, pause it or archive it.',
    params: businessItemPath('lnk'),
    body: (): Schema<UpdatePaymentLink> =>
      z.strictObject({
        title: z.exactOptional(label(120)),
        description: z.exactOptional(z.nullable(freeText(1000))),
        redirectUrl: z.exactOptional(z.nullable(httpsUrl())),
        dueAt: z.exactOptional(z.nullable(date())),
        maxUses: z.exactOptional(z.nullable(maxUses())),
        isActive: z.exactOptional(z.boolean()),
        isArchived: z.exactOptional(z.boolean()),
      }),
  }),
];
