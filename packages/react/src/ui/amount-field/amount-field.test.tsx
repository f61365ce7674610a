import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { AmountField } from './amount-field.tsx';

function Held() {
  const [value, setValue] = useState('2');
  return <AmountField label="Amount" unit="BTC" value={value} onValueChange={setValue} />;
}

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

  it('takes a pasted amount as it is written, in place of what it held', async () => {
    const { user } = renderInWallet(<Held />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await user.click(field);
    await user.paste('1,234.5 BTC');
    expect(field).toHaveValue('1234.5');
  });

  it('keeps what it holds when what is pasted may be another number, and says so', async () => {
    const { user } = renderInWallet(<Held />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await user.click(field);
    await user.paste('0,01');
    expect(field).toHaveValue('2');
    expect(field).toHaveAccessibleDescription(
      'Not pasted: the amount is not clear. Write decimals after a point.',
    );
    await user.type(field, '5');
    expect(field).toHaveValue('25');
    expect(field).not.toHaveAccessibleDescription();
  });
});
