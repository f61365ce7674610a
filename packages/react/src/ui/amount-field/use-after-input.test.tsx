import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';

function Typed({ onAfterInput }: Pick<AmountFieldProps, 'onAfterInput'>): ReactElement {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="Amount"
      unit="BTC"
      value={value}
      onValueChange={setValue}
      onAfterInput={onAfterInput}
    />
  );
}

it('tells what was typed a second after the last edit (R-SEND-08)', async () => {
  const onAfterInput = vi.fn();
  const { user, advance, unmount } = renderInWallet(<Typed onAfterInput={onAfterInput} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, '1');
  await advance(999);
  await user.type(field, '2');
  await advance(999);
  expect(onAfterInput).not.toHaveBeenCalled();
  await advance(1);
  expect(onAfterInput.mock.calls).toEqual([['12']]);
  await user.type(field, '3');
  unmount();
  await advance(1_000);
  expect(onAfterInput).toHaveBeenCalledOnce();
});
