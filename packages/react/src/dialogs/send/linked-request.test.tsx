import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

const link = `https://pay.example.com/pay/pay_${'a'.repeat(25)}`;
const card = () => screen.getByRole('group', { name: 'Recipient Address' });

describe('the link of a checkout page in Send', () => {
  const paste = async (text: string) => {
    const journey = await startSending();
    await journey.user.click(screen.getByLabelText('Recipient Address'));
    await journey.user.paste(text);
    await journey.advance(0);
    return journey;
  };

  it('names the business first, then its verified host, and locks what is asked for', async () => {
    const { press } = await paste(`${link}b`);
    expect(screen.getByRole('dialog', { name: 'Pay Corner Shop' })).toBeVisible();
    expect(card()).toHaveTextContent(/Corner Shop.*Verified: pay\.example\.com/);
    expect(within(card()).getByText('Order A-1001')).toBeVisible();
    expect(within(card()).getByText('€20.00')).toBeVisible();
    expect(within(card()).getByText('Test payment')).toBeVisible();
    expect(card()).toHaveTextContent(/Send by \d\d:\d\d/);
    expect(screen.queryByText(/sent to this address before/)).not.toBeInTheDocument();
    // The request names coin and network, and the payer changes neither.
    expect(screen.queryByText(/permanently lost/)).not.toBeInTheDocument();
    await press('Continue');
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveValue('0.01');
    expect(amount).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    expect(screen.getByText('Price: €20.00')).toBeVisible();
    await press('Continue');
    expect(screen.getByText('Verified: pay.example.com')).toBeVisible();
    expect(screen.getByText('Price: €20.00')).toBeVisible();
  });

  it('names one time until the payment arrives, which is that of the fee', async () => {
    const { press } = await paste(`${link}b`);
    await press('Continue');
    expect(screen.getByRole('radio', { name: /^Medium .*minutes/ })).toBeChecked();
    expect(
      screen.getByText('Sending it in time is enough. It can be confirmed later.'),
    ).toBeVisible();
    await press('Continue');
    expect(screen.queryByText('Arrives')).not.toBeInTheDocument();
    expect(screen.queryByText(/minutes/)).not.toBeInTheDocument();
  });

  it('leads back to the checkout page once it is paid', async () => {
    const { press, sign } = await paste(`${link}b`);
    await press('Continue');
    await press('Continue');
    await press('Continue');
    await press(/^Cloud encryption password/);
    await sign();
    await screen.findByText('Successfully Sent');
    expect(screen.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
      'href',
      `${link}b`,
    );
    expect(screen.queryByText(/Usually/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send another' })).not.toBeInTheDocument();
  });

  it('gives the field back, empty, where the request is removed', async () => {
    const { user, advance } = await paste(`${link}b`);
    await user.click(within(card()).getByRole('button', { name: /recipient/i }));
    await advance(0);
    expect(screen.getByLabelText('Recipient Address')).toHaveValue('');
    expect(screen.getByLabelText('Recipient Address')).toHaveFocus();
  });

  it('leads to the checkout page where that mends it', async () => {
    await paste(`${link}x`);
    const checkout = screen.getByRole('link', { name: 'Open the checkout page' });
    expect(checkout).toHaveAttribute('href', `${link}x`);
  });

  it('offers the coins of the host where none is chosen, by keyboard too', async () => {
    const { user, advance, press } = await paste(`${link}n`);
    const choice = screen.getByRole('group', { name: 'Choose a coin to pay €20.00' });
    const names = within(choice).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pay with Bitcoin · about 0\.01 BTC[\d.]+ BTC available$/),
    ]);
    expect(screen.getByRole('dialog', { name: 'Pay Corner Shop' })).toBeVisible();
    expect(within(choice).getByRole('status')).toHaveTextContent('pay.example.com · Order A-1001');
    // Both follow from the coin.
    expect(screen.queryByLabelText('Recipient Address')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(within(choice).getByRole('button', { name: /^Pay with Bitcoin/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await advance(0);
    expect(within(card()).getByText('Verified: pay.example.com')).toBeVisible();
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.01');
  });

  it('gives the empty field back where no coin is chosen', async () => {
    const { user, advance } = await paste(`${link}n`);
    await user.click(screen.getByRole('button', { name: 'Send to someone else' }));
    await advance(0);
    expect(screen.getByLabelText('Recipient Address')).toHaveValue('');
    expect(screen.getByLabelText('Recipient Address')).toHaveFocus();
  });

  it.each([
    [`${link}x`, 'The time to pay has ended. Get a new price on the checkout page.'],
    [`${link}p`, 'This payment is already paid.'],
    [
      link.replace('.com/', '.org/').concat('b'),
      "We couldn't verify this host. Don't pay. Ask the business for a new link.",
    ],
  ])('says why %s leads to no payment', async (text, sentence) => {
    await paste(text);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Recipient Address')).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
