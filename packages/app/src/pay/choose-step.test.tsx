import { selectCheckoutMethod } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { createSandbox, FakeRefusal } from '@billfold/core/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerPayment, paymentId } from '../../test/asked-payment.ts';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';

const offered = {
  ...{ estimate: null, feeHint: null, minutesHint: 5, windowMinutes: 15 },
  ...{ enabled: true, reason: null },
};
const assets: Checkout['assets'] = [
  { ...offered, asset: 'BTC', network: 'BTC' },
  { ...offered, asset: 'ETH', network: 'ETH' },
];

test('a coin that could not be chosen says so in its own row, and that nothing was paid', async () => {
  const sandbox = await createSandbox();
  answerPayment(sandbox, { actions: ['SELECT'], assets });
  sandbox.services.on(selectCheckoutMethod)(() => {
    throw new FakeRefusal(500, { code: 'INTERNAL_ERROR' });
  });
  window.history.replaceState(null, '', `/pay/${paymentId}`);
  render(<PayRoot services={createPayServices(sandbox.platform)} />);
  const bitcoin = await screen.findByRole('button', { name: /^Bitcoin/ });
  await userEvent.click(bitcoin);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing was paid. Try again, or choose another coin.');
  const row = bitcoin.closest('li');
  expect(row && within(row).getByRole('alert')).toBe(alert);
  await userEvent.click(screen.getByRole('button', { name: /^Ethereum/ }));
  expect(await screen.findByRole('alert')).not.toBe(alert);
});
