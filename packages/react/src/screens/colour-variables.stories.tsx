import type { ColorToken } from '@billfold/core/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useAccounts } from '../query/use-accounts.ts';
import { type ColourRow, checkColours } from '../test-support/colour-rows.ts';
import { stage } from '../test-support/story-stage.tsx';
import { livedIn, movingId } from '../test-support/story-wallet.ts';
import { useShownName } from '../test-support/use-shown-name.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { AccountScreen } from './account/account-screen.tsx';
import { AccountsScreen } from './accounts/accounts-screen.tsx';
import { NewWalletScreen } from './new-wallet/new-wallet-screen.tsx';
import { NotificationCentre } from './notification-centre/notification-centre.tsx';
import { PortfolioScreen } from './portfolio/portfolio-screen.tsx';
import { WalletSettingsScreen } from './settings/wallet-settings-screen.tsx';
import { TransactionScreen } from './transaction/transaction-screen.tsx';
import { TransactionsScreen } from './transactions/transactions-screen.tsx';

const funded = { preset: 'funded', prepare: livedIn } as const;
const meta = {
  title: 'Screens/Colour variables',
  component: OneScreen,
  parameters: stage(funded),
} satisfies Meta<typeof OneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen that a play asks for. */
function OneScreen(): ReactElement | null {
  const name = useShownName();
  const account = useAccounts().data?.[0];
  if (account === undefined || !name) return null;
  return <div data-screen="">{screenOf(name, account.id)}</div>;
}

function screenOf(name: string, accountId: string): ReactElement | null {
  switch (name) {
    case 'portfolio':
      return <PortfolioScreen />;
    case 'accounts':
      return <AccountsScreen />;
    case 'account':
      return <AccountScreen accountId={accountId} />;
    case 'transactions':
      return <TransactionsScreen search="" onSearchChange={() => undefined} />;
    case 'transaction':
      return <TransactionScreen id={movingId} />;
    case 'new-wallet':
      return <NewWalletScreen />;
    case 'general':
    case 'accounts-tab':
    case 'security':
    case 'privacy':
      return <WalletSettingsScreen tab={name === 'accounts-tab' ? 'accounts' : name} />;
    case 'notification-centre':
      return <NotificationCentre withSecurity={false} seenUntil={new Date(0)} />;
    case 'loading':
      return <Skeleton width="8em" />;
    default:
      return null;
  }
}

const quietGround = ['surface', 'text', 'textMuted', 'border'] as const;
const ground = [...quietGround, 'accent'] as const;
const action = ['accentText'] as const;
const well = ['surfaceSunken', 'borderStrong'] as const;
/** Badges, one of each status. Neutral ones are drawn on `skeleton`. */
const statuses = [
  ...['success', 'warning', 'danger', 'info'],
  ...['successSurface', 'warningSurface', 'dangerSurface', 'infoSurface'],
] as readonly ColorToken[];

/** In the light DOM. */
const light = (row: ColourRow): Story => ({
  play: (context) => checkColours(context, { rows: [row], root: '[data-screen]' }),
});

/** Screens drawn in a shadow root. */
const shadow = (row: ColourRow): Story => ({
  ...light(row),
  parameters: stage({ ...funded, provider: { isolation: 'shadow' } }),
});

const portfolio: ColourRow = {
  name: 'portfolio',
  until: 'table tbody time',
  colours: [
    ...ground,
    ...action,
    ...statuses.filter((token) => token !== 'successSurface'),
    'surfaceRaised',
    ...well,
    'link',
    'qrBackground',
  ],
};
const accounts: ColourRow = {
  name: 'accounts',
  until: 'table tbody a',
  colours: [...ground, ...action, 'qrBackground'],
};
const account: ColourRow = {
  name: 'account',
  until: 'table tbody time',
  colours: [
    ...ground,
    ...action,
    ...statuses.filter((status) => status !== 'successSurface'),
    'surfaceRaised',
    ...well,
    'link',
    'skeleton',
    'qrForeground',
    'qrBackground',
  ],
};
const transactions: ColourRow = {
  name: 'transactions',
  until: 'table tbody time',
  colours: [
    ...quietGround,
    ...well,
    ...statuses.filter((token) => token !== 'successSurface'),
    ...(['surfaceRaised', 'skeleton', 'qrBackground'] as const),
  ],
};
const transaction: ColourRow = {
  name: 'transaction',
  until: 'textarea',
  colours: [
    ...ground,
    ...action,
    ...well,
    'link',
    'surfaceRaised',
    'success',
    'info',
    'infoSurface',
    'qrBackground',
  ],
};
const newWallet: ColourRow = {
  name: 'new-wallet',
  until: 'input',
  colours: [...ground, ...action, ...well],
};
const generalSettings: ColourRow = {
  name: 'general',
  until: 'input',
  colours: [...quietGround, ...well, 'surfaceRaised', 'danger'],
};
const accountSettings: ColourRow = {
  name: 'accounts-tab',
  until: 'button',
  colours: [...quietGround, 'borderStrong', 'danger', 'surfaceRaised', 'qrBackground'],
};
const securitySettings: ColourRow = {
  name: 'security',
  until: 'button',
  colours: [...ground, ...well, 'surfaceRaised', 'link', 'danger'],
};
const privacySettings: ColourRow = {
  name: 'privacy',
  until: '[role="switch"], [type="checkbox"]',
  colours: [...ground, ...well, 'surfaceRaised', 'danger'],
};
const notifications: ColourRow = {
  name: 'notification-centre',
  until: 'button span',
  colours: ['accent', 'accentText', 'text'],
};
const loading: ColourRow = { name: 'loading', until: 'span', colours: ['text', 'skeleton'] };

export const Portfolio: Story = light(portfolio);
export const PortfolioInAShadowTree: Story = shadow(portfolio);

export const Accounts: Story = light(accounts);
export const AccountsInAShadowTree: Story = shadow(accounts);

export const Account: Story = light(account);
export const AccountInAShadowTree: Story = shadow(account);

export const Transactions: Story = light(transactions);
export const TransactionsInAShadowTree: Story = shadow(transactions);

export const Transaction: Story = light(transaction);
export const TransactionInAShadowTree: Story = shadow(transaction);

export const NewWallet: Story = light(newWallet);
export const NewWalletInAShadowTree: Story = shadow(newWallet);

export const GeneralSettings: Story = light(generalSettings);
export const GeneralSettingsInAShadowTree: Story = shadow(generalSettings);

export const AccountSettings: Story = light(accountSettings);
export const AccountSettingsInAShadowTree: Story = shadow(accountSettings);

export const SecuritySettings: Story = light(securitySettings);
export const SecuritySettingsInAShadowTree: Story = shadow(securitySettings);

export const PrivacySettings: Story = light(privacySettings);
export const PrivacySettingsInAShadowTree: Story = shadow(privacySettings);

export const Notifications: Story = light(notifications);
export const NotificationsInAShadowTree: Story = shadow(notifications);

export const Loading: Story = light(loading);
export const LoadingInAShadowTree: Story = shadow(loading);
