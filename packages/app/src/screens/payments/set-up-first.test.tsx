import { listPaymentLinks } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { businessOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';
import { answerPayments } from '../../../test/payment-answers.ts';

test.each([
  ['payments', '/payments/payments'],
  ['payment links', '/payments/payment-links'],
  ['invoices', '/payments/link-invoices'],
  ['schedules', '/payments/link-invoices?state=schedules'],
  ['payouts', '/payments/payouts'],
])(
  'an empty list of %s leads a business that is not set up to what is missing',
  async (_, path) => {
    await openAsAda(path, {
      prepare: (sandbox) => {
        answerPayments(sandbox, [], { businesses: [businessOf(7, { status: 'ONBOARDING' })] });
        sandbox.services.on(listPaymentLinks)(() => ({
          data: [],
          meta: { page: 1, pageSize: 25, total: 0 },
        }));
      },
    });
    expect(await screen.findByText('Finish setting up first')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New payout' })).toBeNull();
  },
);
