import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { TextField } from './text-field.tsx';

describe('TextField (R-NOTE-10)', () => {
  it('ties the error to the field and marks it', () => {
    renderInWallet(
      <TextField label="Recipient address" error="Recipient Address can't be blank" />,
    );
    const field = screen.getByRole('textbox', { name: 'Recipient address' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Recipient Address can't be blank");
  });

  it('has the line of the error before there is one, with the hint in it', () => {
    renderInWallet(<TextField label="Wallet name" hint="1 to 40 characters" />);
    const field = screen.getByRole('textbox', { name: 'Wallet name' });
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('1 to 40 characters');
  });

  it('gives the text as it is typed', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(<TextField label="Name" onValueChange={onValueChange} />);
    await user.type(screen.getByLabelText('Name'), 'ab');
    expect(onValueChange.mock.calls).toEqual([['a'], ['ab']]);
  });

  it('focuses the field when its label is pressed', async () => {
    const { user } = renderInWallet(<TextField label="Name" />);
    await user.click(screen.getByText('Name'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
