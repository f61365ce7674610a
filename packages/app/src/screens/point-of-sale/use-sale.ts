import { useClient, useStore } from '@billfold/react/hooks';
import { useHeldDraft, useLeftDraft } from '@billfold/react/internal';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { createIdempotencyKey } from '../payments/use-idempotency-key.ts';
import { readStoredSale } from './read-stored-sale.ts';
import { emptySale, isEmptySale, type Sale } from './sale.ts';

export interface CurrentSale {
  readonly sale: Sale;
  /** Changes what is sold, which makes it another order; returns the sale as it then is. */
  readonly change: (next: Partial<Sale>) => Sale;
  /** Notes the payment of the sale as it is. */
  readonly charged: (paymentId: string) => void;
  /** Starts the next sale, in the same currency. */
  readonly clear: () => void;
}

/** Keeps the sale of a business on all pages of the site, and over a reload of this one. */
export function useSale(businessId: number): CurrentSale {
  const { random } = useClient().platform;
  const { sales } = useServices().payments;
  const form = `sale of ${businessId}`;
  const left = useLeftDraft(form);
  const [restored] = useState(() => left()?.['sale']);
  const text = useStore(sales)[businessId] ?? restored;
  const sale = readStoredSale(text);
  const isFresh = isEmptySale(sale) && sale.currency === null;
  useHeldDraft(form, isFresh || text === undefined ? null : { sale: text });
  const keep = (next: Sale): Sale => {
    sales.set({ ...sales.get(), [businessId]: JSON.stringify(next) });
    return next;
  };
  // The draft is gone once another page is shown.
  useEffect(() => {
    if (restored !== undefined && sales.get()[businessId] === undefined)
      sales.set({ ...sales.get(), [businessId]: restored });
  }, [sales, businessId, restored]);
  return {
    sale,
    change: (next) => keep({ ...sale, ...next, key: createIdempotencyKey(random) }),
    charged: (paymentId) => void keep({ ...sale, paymentId }),
    clear: () => void keep({ ...emptySale, currency: sale.currency }),
  };
}
