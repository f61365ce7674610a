import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { RadioCards } from './radio-cards.tsx';

type Speed = 'Low' | 'Medium' | 'High';

function Example() {
  const [value, setValue] = useState<Speed>('Medium');
  return (
    <RadioCards<Speed>
      label="Fee priority"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'Low', title: 'Low', details: ['about 1 hour', '6 blocks'] },
        { value: 'Medium', title: 'Medium' },
        { value: 'High', title: 'High', disabled: true },
      ]}
    />
  );
}

describe('RadioCards (R-UI-01)', () => {
  it('is a named group of radios, each with what it means', () => {
    renderInWallet(<Example />);
    expect(screen.getByRole('group', { name: 'Fee priority' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Low.*about 1 hour.*6 blocks/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'High' })).toBeDisabled();
  });

  it('chooses by a press anywhere on the card and by the arrows', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(screen.getByText('about 1 hour'));
    expect(screen.getByRole('radio', { name: /Low/ })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  });
});
