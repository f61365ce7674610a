import { toDecimal } from '@billfold/core';
import { listSettlementAccounts, listSettlements } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import {
  type SettledBusiness,
  settleBusiness,
  turnPaymentsOn,
} from '../../test-support/settled-business.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, refusal } from '../../test-support/story-wallet.ts';
import { AccountsScreen } from '../accounts/accounts-screen.tsx';
import { Settlements } from './settlements.tsx';

const meta = {
  title: 'Screens/Settlements',
  component: Settlements,
  // The line stands below the accounts, and needs what their screen provides.
  render: () => <AccountsScreen />,
} satisfies Meta<typeof Settlements>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop: SettledBusiness = {
  accounts: [
    { network: 'BTC', balance: toDecimal('0.75') },
    { network: 'SOL', balance: toDecimal('12.5') },
  ],
  purses: [
    { network: 'ETH', balance: toDecimal('0.5'), tokens: { 'USDT@ETH': toDecimal('120') } },
    { network: 'ETH', balance: toDecimal('2') },
    { network: 'ETH', balance: toDecimal('0'), tokens: { 'USDT@ETH': toDecimal('40') } },
    { network: 'TRX', balance: toDecimal('35'), tokens: { 'USDT@TRX': toDecimal('80') } },
  ],
};

const staged = (prepare: (sandbox: Sandbox) => Promise<void>) =>
  stage({ preset: 'funded', prepare });
const settled = (business: SettledBusiness) =>
  staged((sandbox) => settleBusiness(sandbox, business));

export const Folded: Story = {
  parameters: settled(shop),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: /^Corner shop/ }));
  },
};

export const Open: Story = {
  parameters: settled(shop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Corner shop/ }));
    const [show] = await canvas.findAllByRole('button', { name: 'Show addresses' });
    if (show) await userEvent.click(show);
    await seen((await canvas.findAllByRole('button', { name: /^Send from / }))[0]);
  },
};

export const ManyAddresses: Story = {
  parameters: settled({
    name: 'The Very Long Name of a Shop That Sells Everything Under the Sun',
    purses: Array.from({ length: 23 }, (_, at) => ({
      network: 'ETH' as const,
      balance: toDecimal(`${at}.123456789012345678`),
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^The Very Long/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show addresses' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await seen(await canvas.findByText('11–20 of 23'));
  },
};

/** Each button ends where the amount above it does. */
export const OnASmallPhone: Story = {
  parameters: {
    ...settled(shop),
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '320px', height: '568px' } } },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('button', { name: /^Corner shop/ });
    await userEvent.click(line);
    const send = await canvas.findByRole('button', { name: 'Send Bitcoin' });
    const edge = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
    await expect(edge(send)).toBe(edge(send.closest('li')));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Empty: Story = {
  parameters: settled({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Corner shop/ }));
    await seen(await canvas.findByText('Nothing to send'));
  },
};

export const WithoutBusiness: Story = {
  parameters: staged(turnPaymentsOn),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Bitcoin' });
    await expect(canvas.queryByText('Business payments')).toBeNull();
  },
};

export const LoadingAddresses: Story = {
  parameters: staged(async (sandbox) => {
    await settleBusiness(sandbox, shop);
    sandbox.services.on(listSettlementAccounts)(() => new Promise(() => undefined));
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Corner shop/ }));
    const [show] = await canvas.findAllByRole('button', { name: 'Show addresses' });
    if (show) await userEvent.click(show);
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: staged(async (sandbox) => {
    await settleBusiness(sandbox, shop);
    sandbox.services.fail(listSettlements, refusal, always);
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your business payments"));
  },
};

export const HiddenAmounts: Story = {
  parameters: staged(async (sandbox) => {
    await settleBusiness(sandbox, shop);
    await sandbox.client.wallets.updateSettings(sandbox.walletId, { hideBalances: true });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Corner shop/ }));
    await expect(canvas.queryByText('0.75')).toBeNull();
  },
};
