import type { BusinessData } from '../../../services/business-data.ts';
import type { SignedSweep } from './sign-sweep-parts.ts';

interface SweepPlace {
  readonly businessId: number;
  readonly id: string;
}

/** Returns the calls by which the parts of a sweep are reviewed and sent that are signed on this device. */
export function callsOfSweep(
  business: Pick<BusinessData, 'call'>,
  { businessId, id }: SweepPlace,
): Pick<SignedSweep, 'review' | 'send'> {
  return {
    review: (signal) =>
      business.call(({ sweeps }) => sweeps.createIntents(businessId, id, { signal })),
    send: (signed, intent) =>
      business.call(({ sweeps }) => sweeps.sign(businessId, id, signed, { intent })),
  };
}
