import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

describe('PasswordField', () => {
  it('hides the password until it is asked for, and says what the button does', async () => {
    const { user } = renderInWallet(
      <PasswordField label="Encryption key" autoComplete="current-password" />,
    );
    const field = screen.getByLabelText('Encryption key');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show encryption key' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide encryption key' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('describes the field by the strength of the password, beside an error too', () => {
    const { rerender } = renderInWallet(
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="You sign with it"
        meter={<StrengthMeter strength="TooWeak" />}
      />,
    );
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAccessibleDescription('You sign with it Password strength Too Weak');
    rerender(
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="You sign with it"
        meter={<StrengthMeter strength="TooWeak" />}
        error="Password is too weak"
      />,
    );
    expect(field).toHaveAccessibleDescription('Password is too weak Password strength Too Weak');
    expect(screen.getByText('Too Weak')).toBeVisible();
  });
});
