import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useEffect } from 'react';
import { stepOf } from './checkout-step.ts';

/** Names the page after the business that is paid. */
export function usePageTitle(checkout: Checkout | null): void {
  const t = useTranslate();
  const merchant = checkout?.merchant.name;
  const isPaid = checkout !== null && stepOf(checkout) === 'paid';
  useEffect(() => {
    if (merchant === undefined) return;
    document.title = t(isPaid ? 'checkout.title.paid' : 'checkout.title', { merchant });
  }, [merchant, isPaid, t]);
}
