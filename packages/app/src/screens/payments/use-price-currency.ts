import { useResource, useStore } from '@billfold/react/hooks';
import { useServices } from '../../services/services-context.ts';

export interface PriceCurrency {
  /** Currency of a new price until another one is chosen: the last one, else that of the business. */
  readonly usual: string;
  /** Keeps the currency that was used for the next price. */
  readonly remember: (currency: string) => void;
}

/** Keeps the currency in which a business asks for prices. */
export function usePriceCurrency(businessId: number): PriceCurrency {
  const { business, payments } = useServices();
  const { data } = useResource(business.detail(businessId));
  const used = useStore(payments.priceCurrency);
  return {
    usual: used[businessId] ?? data?.defaultCurrency ?? 'USD',
    remember: (currency) => payments.priceCurrency.set({ ...used, [businessId]: currency }),
  };
}
