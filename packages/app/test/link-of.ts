import { toDecimal } from '@billfold/core';
import type { PaymentLink } from '@billfold/core/contract';
import { at } from './account-answers.ts';

/** A payment link of 4.50 EUR, with other facts where they are given. */
export function linkOf(facts: Partial<PaymentLink> = {}): PaymentLink {
  return {
    ...{ id: 'lnk_0123456789', object: 'payment_link', slug: 'abc', livemode: false },
    ...{ url: 'http://localhost/pay/link/abc', state: 'ACTIVE', title: 'Tea' },
    ...{ description: null, currency: 'EUR', price: toDecimal('4.50') },
    ...{ minPrice: null, maxPrice: null, lines: [], assets: null, metadata: {} },
    ...{ redirectUrl: null, dueAt: null, maxUses: null, uses: 4, paid: 3 },
    ...{ received: toDecimal('13.50'), refunded: toDecimal('0') },
    ...{ createdAt: at, updatedAt: at },
    ...facts,
  };
}
