import { toDecimal } from '@billfold/core';
import { getCheckoutLink } from '@billfold/core/contract';
import { createSandbox } from '@billfold/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PayRoot } from './pay-root.tsx';
import { createPayServices, type PayServices } from './pay-services.ts';

async function openLink(search = ''): Promise<PayServices> {
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
  window.history.replaceState(null, '', `/pay/link/membership${search}`);
  const opened = createPayServices(platform);
  render(<PayRoot services={opened} />);
  return opened;
}

test('a link with a fixed price says what it is paid with', async () => {
  await openLink();
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Pay with cryptocurrency');
  expect(
    screen.getByText(/^You pay €48\.00 for “Membership”\. Next, choose a coin and a network/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

test('the payer chooses the language, which a reload and a shared link keep', async () => {
  await openLink('?from=shop');
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('English');
  await userEvent.selectOptions(choice, 'Deutsch');
  expect(await screen.findByRole('button', { name: 'Weiter zur Zahlung' })).toBeVisible();
  expect(window.location.search).toBe('?from=shop&locale=de');
});

test('the language in the address comes before the one of the browser, unless it is not offered', async () => {
  await openLink('?locale=fr');
  expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveDisplayValue('Français');
  cleanup();
  await openLink('?locale=xx%20');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeVisible();
});
