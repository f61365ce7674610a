import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

const code = () => screen.getByLabelText('Two-factor code');

describe('the Sign step of a wallet that asks for a two-factor code (A-48)', () => {
  it('takes the code beside the key, and leaves neither in the page', async () => {
    const { sandbox, user, toSign, sign } = await startSending({}, { twoFactorForSending: true });
    await toSign();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code(), '000 000');
    await sign();
    expect(code()).toHaveAccessibleDescription('That code is not valid.');
    expect(code()).toHaveValue('');
    await user.type(code(), sandbox.signIn.twoFactorCode);
    await sign();
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
  });

  it('keeps the key while the code is too short', async () => {
    const { sandbox, user, toSign, sign } = await startSending({}, { twoFactorForSending: true });
    await toSign();
    await user.type(code(), '123');
    await sign();
    expect(code()).toHaveAccessibleDescription('Enter 6 digits');
    expect(code()).toHaveFocus();
    expect(screen.getByLabelText('Encryption key')).toHaveValue(sandbox.secrets.password);
  });

  it('is not there where no code is asked for', async () => {
    const { toSign } = await startSending();
    await toSign();
    expect(screen.queryByLabelText('Two-factor code')).toBeNull();
  });
});
