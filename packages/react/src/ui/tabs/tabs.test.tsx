import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'general', label: 'General' },
  { value: 'security', label: 'Security' },
  { value: 'privacy', label: 'Privacy' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('general');
  return (
    <Tabs label="Wallet settings" tabs={tabs} value={value} onValueChange={setValue}>
      <p>Shows {value}</p>
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('names its list, its tabs and what they show', () => {
    renderInWallet(<Example />);
    expect(screen.getByRole('tablist', { name: 'Wallet settings' })).toBeVisible();
    expect(tab('General')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'General' })).toHaveTextContent('Shows general');
  });

  it('shows another part by a press', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(tab('Security'));
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('Shows security');
    expect(tab('General')).toHaveAttribute('aria-selected', 'false');
  });

  it.each([
    ['{ArrowRight}', 'Security'],
    ['{ArrowLeft}', 'Privacy'],
    ['{End}', 'Privacy'],
    ['{End}{ArrowRight}', 'General'],
    ['{End}{Home}', 'General'],
  ])('moves by %s to %s', async (keys, name) => {
    const { user } = renderInWallet(<Example />);
    await user.tab();
    await user.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('follows the direction of the text', async () => {
    const { user } = renderInWallet(<Example />, { dir: 'rtl' });
    screen.getByRole('tablist').style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Security')).toHaveFocus();
  });

  it('is one stop of Tab, and what it shows is the next', async () => {
    const { user } = renderInWallet(<Example />);
    await user.tab();
    expect(tab('General')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
