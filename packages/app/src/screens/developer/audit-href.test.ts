import { describe, expect, it } from 'vitest';
import { auditHref } from './audit-href.ts';

const entry = { action: 'payment.accepted', actorKind: 'user', target: 'pay_abcdefgh' } as const;

describe('auditHref', () => {
  it.each([
    ['payment.accepted', 'pay_abcdefgh', '/payments/payments/pay_abcdefgh'],
    ['refund.created', 'pay_abcdefgh', '/payments/payments/pay_abcdefgh'],
    ['refund.created', '6f1c1b0e-0000-4000-8000-000000000000', '/payments/unmatched'],
    ['payout.signed', 'pyo_abcdefgh', '/payments/payouts/pyo_abcdefgh'],
    ['sweep.signed', 'swp_abcdefgh', '/payments/collect'],
    ['customer.updated', 'cus_abcdefgh', '/payments/customers/cus_abcdefgh'],
    ['payment-link.updated', 'plk_abcdefgh', '/payments/payment-links/plk_abcdefgh'],
  ])('leads from %s of %s to %s', (action, target, href) => {
    expect(auditHref({ ...entry, action, target })).toBe(href);
  });

  it('leads nowhere for things without a page, deleted customers and refunds that a key cancelled', () => {
    expect(auditHref({ ...entry, action: 'api-key.created', target: 'Shop' })).toBeNull();
    expect(auditHref({ ...entry, action: 'business.created', target: null })).toBeNull();
    expect(auditHref({ ...entry, action: 'customer.deleted', target: 'cus_a' })).toBeNull();
    const cancelled = { action: 'refund.cancelled', actorKind: 'key', target: 'ref_a' } as const;
    expect(auditHref(cancelled)).toBeNull();
  });
});
