import { getPriceHistory, listAccounts } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { movingPrices } from '../../test-support/moving-prices.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, livedIn, refusal } from '../../test-support/story-wallet.ts';
import { AssetScreen } from './asset-screen.tsx';

const meta = {
  title: 'Screens/Asset',
  component: AssetScreen,
  args: { symbol: 'BTC' },
} satisfies Meta<typeof AssetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coin: Story = {
  parameters: stage({
    preset: 'funded',
    prepare: (sandbox) => {
      livedIn(sandbox);
      movingPrices(sandbox);
    },
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('slider', { name: 'BTC price over a month' }));
    await seen(await canvas.findByRole('heading', { name: 'Your balance' }));
  },
};

export const TokenOnNetworks: Story = {
  args: { symbol: 'usdt' },
  parameters: stage({ preset: 'tokens', prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'Contract' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Actions for .* USDT$/ })).toHaveLength(2),
    );
  },
};

export const NotHeld: Story = {
  args: { symbol: 'SOL' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("You don't have any SOL yet."));
    await seen(await canvas.findByText('No SOL transactions yet'));
  },
};

export const NoPrices: Story = {
  parameters: stage({
    prepare: ({ books }) => void books.market.control({ symbol: 'BTC', feed: 'unavailable' }),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Price unavailable'));
    await seen(await canvas.findByText('No price history yet'));
  },
};

export const PricesFailed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(getPriceHistory, refusal, always),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Unknown error (ID: 7)'));
  },
};

export const Unknown: Story = {
  args: { symbol: 'DOGE' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Asset not found'));
    await seen(canvas.getByRole('link', { name: 'Back to portfolio' }));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listAccounts)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bitcoin' })).toBeInTheDocument();
  },
};
