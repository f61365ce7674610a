import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is changed by a press on its text', async () => {
    const onCheckedChange = vi.fn();
    const { user } = renderInWallet(
      <Checkbox label="I understand" checked={false} onCheckedChange={onCheckedChange} />,
    );
    await user.click(screen.getByText('I understand'));
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('ties its error to itself', () => {
    renderInWallet(
      <Checkbox label="I understand" checked={false} onCheckedChange={vi.fn()} error="Required" />,
    );
    const box = screen.getByRole('checkbox', { name: 'I understand' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Required');
  });
});
