import { unwrap } from '../client/unwrap.ts';
import { type BusinessUpdate, watchBusiness } from '../contract/business/business-updates.ts';
import {
  archiveBusiness,
  type CreateBusiness,
  createBusiness,
  getBusiness,
  listBusinesses,
  type UpdateBusiness,
  updateBusiness,
} from '../contract/business/businesses.ts';
import { removeLogo, type SetLogo, setLogo } from '../contract/business/logo.ts';
import { getBusinessSummary, type SummaryQuery } from '../contract/business/summary.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.businesses`. */
export type Businesses = ReturnType<typeof createBusinesses>;

/** Listeners of a watched business. */
export interface BusinessListeners {
  readonly onUpdate: (update: BusinessUpdate) => void;
  /** Called when the stream connects or disconnects. Load once more when it connects: missed updates are not sent later. */
  readonly onConnection?: (isConnected: boolean) => void;
}

/** Creates the calls about the businesses of the signed-in user. */
export function createBusinesses({ call, watch }: Pick<Transport, 'call' | 'watch'>) {
  return {
    /**
     * Lists the businesses of the signed-in user.
     * @example
     * const businesses = await client.businesses.list();
     */
    list: (options?: CallOptions) => unwrap(call(listBusinesses)({}, options)),
    /**
     * Creates a business.
     * @example
     * const { id } = await client.businesses.create({ name: 'Shop' });
     */
    create: (business: CreateBusiness, options?: CallOptions) =>
      unwrap(call(createBusiness)({ body: business }, options)),
    /**
     * Loads one business with everything that its members may see.
     * @example
     * const { timezone } = await client.businesses.get(businessId);
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(getBusiness)({ params: { businessId } }, options)),
    /**
     * Watches a business until the returned function is called: each update names what to load again.
     * @example
     * const stop = client.businesses.watch(businessId, { onUpdate: ({ type }) => console.log(type) });
     */
    watch: (businessId: number, { onUpdate, onConnection }: BusinessListeners) =>
      watch(watchBusiness)(
        { params: { businessId } },
        {
          ...{ onUpdate, onConnection },
          onRefused: (status) => {
            if (status === 401) onUpdate({ type: 'access-changed' });
          },
          isLast: ({ type }) => type === 'access-changed',
        },
      ),
    /**
     * Updates a business; absent fields are kept.
     * @example
     * await client.businesses.update(businessId, { onboardingStep: 'wallet' });
     */
    update: (businessId: number, change: UpdateBusiness, options?: CallOptions) =>
      unwrap(call(updateBusiness)({ params: { businessId }, body: change }, options)),
    /**
     * Archives a business; its records stay.
     * @example
     * await client.businesses.archive(businessId);
     */
    archive: (businessId: number, options?: CallOptions) =>
      call(archiveBusiness)({ params: { businessId } }, options),
    /**
     * Sets the logo: a PNG, JPEG or WebP of at most 512 kB, which the service encodes again.
     * @example
     * const { logoUrl } = await client.businesses.setLogo(businessId, { image });
     */
    setLogo: (businessId: number, logo: SetLogo, options?: CallOptions) =>
      unwrap(call(setLogo)({ params: { businessId }, body: logo }, options)),
    /**
     * Removes the logo.
     * @example
     * await client.businesses.removeLogo(businessId);
     */
    removeLogo: (businessId: number, options?: CallOptions) =>
      call(removeLogo)({ params: { businessId } }, options),
    /**
     * Loads the figures of a business over a period.
     * @example
     * await client.businesses.getSummary(businessId, query);
     */
    getSummary: (businessId: number, query: SummaryQuery, options?: CallOptions) =>
      unwrap(call(getBusinessSummary)({ params: { businessId }, query }, options)),
  };
}
