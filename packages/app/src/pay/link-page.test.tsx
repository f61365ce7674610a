import { toDecimal } from '@billfold/core';
import { getCheckoutLink } from '@billfold/core/contract';
import { createSandbox } from '@billfold/core/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

test('a link with a fixed price says what it is paid with', async () => {
  const { services, platform } = await createSandbox();
  services.on(getCheckoutLink)(() => ({
    data: {
      ...{ slug: 'membership', state: 'ACTIVE', title: 'Membership', description: null },
      merchant: {
        ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
        ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
      },
      ...{ currency: 'EUR', price: toDecimal('48.00'), minPrice: null, maxPrice: null },
      ...{ lines: [], dueAt: null, serverTime: new Date(), appearance: null, theme: {} },
      sandbox: false,
    },
  }));
  window.history.replaceState(null, '', '/pay/link/membership');
  render(<PayRoot services={createPayServices(platform)} />);
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Pay with cryptocurrency');
  expect(screen.getByText(/^Choose a coin next/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
});
