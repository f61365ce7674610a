import type { ServiceContext } from '../context.ts';

/** Dependencies of the making of invoices. */
export type BillingContext = Pick<
  ServiceContext,
  'db' | 'platform' | 'billing' | 'chainMode' | 'publicUrl'
>;
