import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkFocused, checkSaidAt, checkTabStops } from '../../test-support/check-tab-stops.ts';
import { recipient, startSending } from '../../test-support/send-journey.tsx';
import { Button } from '../../ui/button/button.tsx';

const close = ['button', 'Close'] as const;
const back = ['button', 'Back'] as const;
const goOn = ['button', 'Continue'] as const;

/** Opened by its trigger, and taken on by keys alone. */
async function open() {
  const drawn = await startSending({
    defaultOpen: false,
    trigger: <Button>Pay</Button>,
  });
  const { user, advance, sandbox } = drawn;
  const type = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await advance(100);
  };
  await user.tab();
  await type('{Enter}');
  const toAmount = async () => {
    await type(`${recipient}{Enter}`);
  };
  const toReview = async () => {
    await toAmount();
    await type('0.1');
    await type('{Enter}');
  };
  const toSign = async () => {
    await toReview();
    await type('{Enter}');
  };
  const toResult = async () => {
    await toSign();
    await type(`${sandbox.secrets.password}{Enter}`);
  };
  const steps = { recipient: async () => undefined, amount: toAmount, review: toReview };
  return { ...drawn, type, to: { ...steps, sign: toSign, result: toResult } };
}

describe('Send by keys, as it is read aloud', () => {
  it('opens at the recipient, and stops at each control once', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    const current = screen
      .getAllByRole('listitem')
      .map((step) => step.getAttribute('aria-current'));
    expect(current).toEqual(['step', null, null, null]);
    checkFocused(['textbox', 'Recipient Address']);
    await user.tab({ shift: true });
    await checkTabStops(user, [
      ['combobox', 'From account'],
      ['textbox', 'Recipient Address', "Recipient Address can't be blank"],
      ['button', 'Scan a QR code'],
      ['button', 'Manage contacts'],
      goOn,
      close,
    ]);
  });

  it('says at the recipient what is wrong with it, where the focus stays', async () => {
    const { type } = await open();
    await type('bc1qbad{Enter}');
    checkFocused(['textbox', 'Recipient Address', 'This is not a Bitcoin address.']);
    checkSaidAt(screen.getByLabelText('Recipient Address'), 'This is not a Bitcoin address.');
  });

  it('begins the amount at its field, and stops at each control once', async () => {
    const { user, to } = await open();
    await to.amount();
    await checkTabStops(user, [
      ['textbox', 'Amount'],
      ['button', 'Switch to USD'],
      ['button', 'Max'],
      ['button', 'Minimum 0.00001 BTC'],
      ['button', 'Fee priority'],
      ['radio', /^Medium First confirmation: about 30 minutes/],
      goOn,
      back,
      close,
    ]);
    expect(screen.getByRole('group', { name: 'Fee priority' })).toContainElement(
      screen.getByRole('radio', { name: /^Medium/ }),
    );
  });

  it('says at the amount what is wrong with it, where the focus stays', async () => {
    const { type, to } = await open();
    await to.amount();
    await type('9{Enter}');
    const message = 'The amount must not exceed the maximum allowed limit.';
    checkFocused(['textbox', 'Amount', message]);
    checkSaidAt(screen.getByLabelText('Amount'), message);
  });

  it('reads what is reviewed with the button that goes on', async () => {
    const { user, to } = await open();
    await to.review();
    await checkTabStops(user, [
      [
        'button',
        'Continue',
        /^To New address Bitcoin .* From Bitcoin .* Total 0\.10001000 BTC \$10,001\.00$/,
      ],
      back,
      close,
      ['button', 'Copy recipient address'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You haven't sent to this address before\./,
    );
  });

  it('asks for the key, and offers the phrase beside it', async () => {
    const { user, type, to } = await open();
    await to.review();
    await type('{Enter}');
    await checkTabStops(user, [
      [
        'password',
        'Cloud encryption password',
        'Not your sign-in password. Used once, never stored.',
      ],
      ['button', 'Show cloud encryption password'],
      ['button', 'BACK'],
      ['button', 'Sign Action'],
      back,
      close,
      ['button', /^Cloud encryption password/],
      ['button', /^Seed phrase/],
      ['button', 'Forgot encryption key?'],
    ]);
  });

  it('says at the key that it is wrong, aloud too, and keeps Tab with the message', async () => {
    const { user, type, to } = await open();
    await to.sign();
    await type('wrong{Enter}');
    const message = 'The cloud encryption password is not right.';
    checkSaidAt(screen.getByLabelText('Cloud encryption password'), message);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await checkTabStops(user, [
      ['password', 'Cloud encryption password', message],
      ['button', 'Show cloud encryption password'],
      ['button', 'BACK'],
      ['button', 'Sign Action'],
      // That of the message.
      close,
      back,
      close,
      ['button', /^Cloud encryption password/],
      ['button', /^Seed phrase/],
      ['button', 'Forgot encryption key?'],
    ]);
  });

  it('ends at the heading of what was sent, and says so', async () => {
    const { user, to } = await open();
    await to.result();
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said).toContainEqual(expect.stringContaining('Transaction sent successfully'));
    await checkTabStops(user, [
      ['heading', 'Successfully Sent'],
      ['button', 'Copy recipient address'],
      ['button', 'Copy from address'],
      ['button', 'Copy hash'],
      ['button', 'Add note'],
      ['button', 'Send another'],
      ['button', 'Done'],
      // That of the message.
      close,
      close,
    ]);
  });

  it.each(['recipient', 'amount', 'review', 'sign', 'result'] as const)(
    'is left from %s by Escape, which gives the focus back to its trigger',
    async (step) => {
      const { type, to } = await open();
      await to[step]();
      await type('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      checkFocused(['button', 'Pay']);
    },
  );
});
