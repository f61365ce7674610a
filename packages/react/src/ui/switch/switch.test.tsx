import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is a switch with its name and what it means', () => {
    renderInWallet(
      <Switch
        label="Support access"
        hint="Support sees no keys."
        checked={false}
        onCheckedChange={() => undefined}
      />,
    );
    const control = screen.getByRole('switch', { name: 'Support access' });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription('Support sees no keys.');
  });

  it('turns by a press on its label and by the space bar', async () => {
    const onChange = vi.fn();
    const { user } = renderInWallet(
      <Switch label="Support access" checked={false} onCheckedChange={onChange} />,
    );
    await user.click(screen.getByText('Support access'));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('does not turn while it is disabled', async () => {
    const onChange = vi.fn();
    const { user } = renderInWallet(
      <Switch label="Support access" checked disabled onCheckedChange={onChange} />,
    );
    await user.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('switch')).toBeChecked();
  });
});
