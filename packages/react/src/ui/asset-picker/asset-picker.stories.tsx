import { nativeAsset, toDecimal } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type RankedAssetOption, rankAssetOptions } from '@billfold/core/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { AssetPicker, type AssetPickerProps } from './asset-picker.tsx';

const sample: Account = {
  id: '01890000-0000-7000-8000-000000000002',
  name: 'Bitcoin',
  blockchainNetwork: 'BTC',
  derivationPath: "m/84'/0'/0'",
  addressType: 'wpkh',
  nativeBalance: toDecimal('0.34913445'),
  pendingBalance: toDecimal('0'),
  fiatBalance: toDecimal('35341.70'),
  tokens: [],
  isArchived: false,
  isDeleted: false,
  depositAddressCount: 1,
  activatedOnChain: true,
  historyFrom: null,
  isSearching: false,
  createdAt: new Date(0),
  asOf: new Date(0),
  stale: false,
};

function optionsOf(accounts: readonly Partial<Account>[]): readonly RankedAssetOption[] {
  const options = accounts.map((changes, index) => {
    const account = { ...sample, id: `account ${index}`, ...changes };
    const asset = nativeAsset(account.blockchainNetwork);
    return { id: account.id, account, asset, balance: account.nativeBalance };
  });
  return rankAssetOptions(options, []);
}

const several = optionsOf([
  {},
  { name: 'Savings', nativeBalance: toDecimal('0.05'), fiatBalance: toDecimal('5061.25') },
  { name: 'Ethereum', blockchainNetwork: 'ETH', fiatBalance: null },
  { name: 'Solana', blockchainNetwork: 'SOL', nativeBalance: toDecimal('0'), fiatBalance: null },
]);

/** Forty accounts of one asset. */
const forty = optionsOf(
  Array.from({ length: 40 }, (_, index) => ({ name: `Branch ${index + 1} of the shop` })),
);

/** Names and amounts as long as they come, without a price. */
const long = optionsOf([
  {
    name: 'W'.repeat(64),
    blockchainNetwork: 'ETH',
    nativeBalance: toDecimal('123456789012.123456789012345678'),
    fiatBalance: null,
  },
  { name: '帳'.repeat(64), nativeBalance: toDecimal('20999999.99999999'), fiatBalance: null },
]);

const meta = {
  title: 'Pickers/Asset',
  component: Example,
  args: { options: several, locked: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(props: Pick<AssetPickerProps, 'options' | 'locked'>): ReactElement {
  const [value, setValue] = useState<string | null>(props.locked ? (several[0]?.id ?? null) : null);
  return (
    <div className={states}>
      <AssetPicker
        {...props}
        label="From account"
        placeholder="Choose an account"
        value={value}
        onSelect={(option) => setValue(option.id)}
      />
    </div>
  );
}

const openPicker: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'From account' }));
};

export const Open: Story = { play: openPicker };

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('combobox', { name: 'From account' });
    await userEvent.click(picker);
    await userEvent.keyboard('savings{Enter}');
    await expect(picker).toHaveTextContent('Savings');
  },
};

export const ManyAccounts: Story = { args: { options: forty }, play: openPicker };

export const LongNames: Story = { args: { options: long }, play: openPicker };

export const NoAccounts: Story = { args: { options: [] }, play: openPicker };

export const Locked: Story = { args: { locked: true } };
