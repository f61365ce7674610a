import { listWallets } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useAccounts } from '../../query/use-accounts.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { refusal } from '../../test-support/story-wallet.ts';
import { AccountPicker } from '../account-picker/account-picker.tsx';
import { BusinessPicker } from './business-picker.tsx';
import { WalletPicker } from './wallet-picker.tsx';

const meta = {
  title: 'Pickers/Wallet',
  component: WalletPicker,
  args: { onSelect: fn(), onCreate: fn() },
} satisfies Meta<typeof WalletPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = await canvas.findByRole('button', { name: /^Wallet: / });
    await expect(Math.round(trigger.getBoundingClientRect().width)).toBe(199);
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seen(canvas.getByRole('menu', { name: 'Wallet' }));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listWallets)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wallet' }));
    await seen(await canvas.findByText('Loading'));
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listWallets, refusal) }),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Wallet' });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Retry' }));
    await seen(await canvas.findByRole('menuitemradio'));
  },
};

/** Lists only accounts that can hold the asset. */
export const AccountsOfOneNetwork: Story = {
  parameters: stage({ preset: 'tokens' }),
  render: () => <PayoutAccount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Pay out to' }));
    await seen(await canvas.findByRole('option', { name: /^Ethereum/ }));
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

function PayoutAccount(): ReactElement {
  const { data } = useAccounts();
  const [id, setId] = useState<string | null>(null);
  return (
    <AccountPicker
      label="Pay out to"
      placeholder="Choose an account"
      network="ETH"
      accounts={data ?? []}
      account={data?.find((account) => account.id === id) ?? null}
      onSelect={setId}
    />
  );
}

const businesses = [
  { id: 7, name: 'Corner shop' },
  { id: 8, name: 'A business with a name that is longer than the picker is wide' },
];

export const Businesses: Story = {
  render: ({ onCreate }) => (
    <BusinessPicker
      businesses={businesses}
      businessId="8"
      onSelect={() => undefined}
      onCreate={onCreate}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Business: / }));
    await expect(canvas.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
    await seen(canvas.getByRole('menuitem', { name: 'Create Business' }));
  },
};

/** A Latin name keeps its beginning in a page that runs to the left, and a short one begins beside the picture. */
export const LatinNameInArabic: Story = {
  parameters: stage({ provider: { dir: 'rtl' } }),
  render: () => (
    <div style={{ width: '120px' }}>
      <BusinessPicker
        businesses={[{ id: 7, name: 'Corner Books and Stationery' }]}
        businessId="7"
        onSelect={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Corner Books and Stationery');
    await expect(getComputedStyle(name).direction).toBe('ltr');
    const letters = document.createRange();
    const [text] = name.childNodes;
    if (text === undefined) throw new Error('The name is empty.');
    letters.setStart(text, 0);
    letters.setEnd(text, 1);
    const first = letters.getBoundingClientRect();
    await expect(first.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().left);
  },
};

export const NoBusiness: Story = {
  render: ({ onCreate }) => (
    <BusinessPicker
      businesses={[]}
      businessId={null}
      onSelect={() => undefined}
      onCreate={onCreate}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Business' }));
    await seen(canvas.getByText('None yet'));
  },
};
