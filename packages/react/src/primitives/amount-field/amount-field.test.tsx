import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { AmountField } from './amount-field.tsx';

describe('AmountField', () => {
  it('shows what its owner holds, whatever is typed', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(
      <AmountField label="Amount" unit="BTC" value="1" onValueChange={onValueChange} />,
    );
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(field, 'x');
    expect(onValueChange).toHaveBeenCalledWith('1x');
    expect(field).toHaveValue('1');
    expect(field).toHaveAttribute('inputmode', 'decimal');
  });

  it('offers the maximum where there is one', async () => {
    const onMax = vi.fn();
    const { user, rerender } = renderInWallet(
      <AmountField label="Amount" unit="BTC" value="" onValueChange={vi.fn()} onMax={onMax} />,
    );
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(onMax).toHaveBeenCalledOnce();
    rerender(<AmountField label="Amount" unit="BTC" value="" onValueChange={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
  });
});
