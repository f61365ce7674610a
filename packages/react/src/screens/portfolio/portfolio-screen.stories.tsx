import { toDecimal } from '@billfold/core';
import { listAccounts } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { movingPrices } from '../../test-support/moving-prices.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, livedIn, refusal } from '../../test-support/story-wallet.ts';
import { Button } from '../../ui/button/button.tsx';
import { PortfolioScreen } from './portfolio-screen.tsx';

const meta = {
  title: 'Screens/Portfolio',
  component: PortfolioScreen,
} satisfies Meta<typeof PortfolioScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: stage({
    preset: 'tokens',
    prepare: (sandbox) => {
      livedIn(sandbox);
      movingPrices(sandbox);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tether on 2 networks' }));
    await seen(await canvas.findByRole('heading', { name: 'Recent transactions' }));
  },
};

export const AmountsHidden: Story = {
  parameters: stage({ preset: 'funded', prepare: livedIn }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('$60,000.00');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.queryByText('$60,000.00')).toBeNull();
  },
};

export const PricesUnavailable: Story = {
  parameters: stage({
    prepare: (sandbox) => {
      livedIn(sandbox);
      sandbox.books.market.control({ symbol: 'BTC', feed: 'unavailable' });
    },
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Prices unavailable'));
  },
};

export const New: Story = {
  parameters: stage({ preset: 'empty' }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Your wallet is ready'));
    await seen(canvas.getByRole('button', { name: 'Add account' }));
  },
};

export const NewToBackUp: Story = {
  parameters: stage({
    preset: 'unactivated',
    accounts: [{ network: 'BTC', balance: toDecimal('0') }],
  }),
  args: { twoFactor: { isOn: false, action: <Button>Turn on</Button> } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Back up' }));
    await seen(canvas.getByRole('button', { name: 'Turn on' }));
  },
};

export const NewAndSecured: Story = {
  parameters: stage({ preset: 'empty' }),
  args: { twoFactor: { isOn: true, action: <Button>Turn on</Button> } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Turn on two-factor'));
    await expect(canvas.queryByRole('button', { name: 'Turn on' })).toBeNull();
  },
};

export const NoAccounts: Story = {
  parameters: stage({ accounts: [] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No accounts yet'));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listAccounts)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portfolio' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAccounts, refusal, always) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your accounts"));
  },
};
