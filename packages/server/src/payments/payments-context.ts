import type { ServiceContext } from '../context.ts';

/** Dependencies of what payments do without a caller: in the watcher and in their own loops. */
export type PaymentsContext = Pick<
  ServiceContext,
  'platform' | 'hasPayments' | 'chainMode' | 'publicUrl' | 'rates' | 'chains'
>;
