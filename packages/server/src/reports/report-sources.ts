import type { ReportType } from '@billfold/core/contract';
import { paymentPages } from './payment-pages.ts';
import { refundPages } from './refund-pages.ts';
import type { ReportSource } from './report-page.ts';
import { settlementPages } from './settlement-pages.ts';
import { taxPages } from './tax-pages.ts';
import { transferPages } from './transfer-pages.ts';

/** Rows of the reports, by type. */
export const reportSources: Readonly<Record<ReportType, ReportSource>> = {
  PAYMENTS: paymentPages,
  TRANSFERS: transferPages,
  REFUNDS: refundPages,
  SETTLEMENTS: settlementPages,
  TAX: taxPages,
};
