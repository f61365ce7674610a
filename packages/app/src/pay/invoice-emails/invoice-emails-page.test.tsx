import { chooseInvoiceEmails, getInvoiceEmails } from '@billfold/core/contract';
import { createSandbox } from '@billfold/core/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PayRoot } from '../pay-root.tsx';
import { createPayServices } from '../pay-services.ts';

const merchant = { name: 'Corner Shop', supportEmail: null };
async function open() {
  const { services, platform } = await createSandbox();
  const choices: boolean[] = [];
  services.on(getInvoiceEmails)(() => ({ data: { merchant, isStopped: false } }));
  services.on(chooseInvoiceEmails)(({ body: { isStopped } }) => {
    choices.push(isStopped);
    return { data: { merchant, isStopped } };
  });
  window.history.replaceState(null, '', '/invoice-emails/c2VjcmV0IG9mIGFuIGludm9pY2U');
  render(<PayRoot services={createPayServices(platform)} />);
  await screen.findByRole('heading', { name: 'Emails from Corner Shop' });
  return { user: userEvent.setup(), choices, services };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the page of emails with invoices', () => {
  test('stops them at a press, and starts them at another', async () => {
    const { user, choices } = await open();
    expect(choices).toEqual([]);
    await user.click(press('Stop emails'));
    expect(await screen.findByRole('heading', { name: 'Emails stopped' })).toHaveFocus();
    await user.click(press('Get emails again'));
    await screen.findByRole('heading', { name: 'Stop invoices by email?' });
    expect(choices).toEqual([true, false]);
  });

  test('says that a choice was not kept', async () => {
    const { user, services } = await open();
    services.fail(chooseInvoiceEmails, {
      status: 429,
      body: { code: 'RATE_LIMITED', errors: ['Too many.'], fields: {} },
    });
    await user.click(press('Stop emails'));
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(press('Stop emails')).toBeVisible();
  });

  test('says so where the link was cut off', async () => {
    const { platform } = await createSandbox();
    window.history.replaceState(null, '', '/invoice-emails/cut');
    render(<PayRoot services={createPayServices(platform)} />);
    await screen.findByRole('heading', { name: 'This link does not exist' });
  });
});
