import type { Network } from '../../networks/registry.ts';
import { account } from './account.ts';
import { accountDeveloper } from './account-developer.ts';
import { accountNotifications } from './account-notifications.ts';
import { accountPlatform } from './account-platform.ts';
import { accountSecurity } from './account-security.ts';
import { accounts } from './accounts.ts';
import { addAccount } from './add-account.ts';
import { auth } from './auth.ts';
import { chart } from './chart.ts';
import { common } from './common.ts';
import { confirmation } from './confirmation.ts';
import { contacts } from './contacts.ts';
import { depositAddresses } from './deposit-addresses.ts';
import { embed } from './embed.ts';
import { emptyWallet } from './empty-wallet.ts';
import { ledger } from './ledger.ts';
import { legal } from './legal.ts';
import { missingWallet } from './missing-wallet.ts';
import { newPassword } from './new-password.ts';
import { newWallet } from './new-wallet.ts';
import { notificationCentre } from './notification-centre.ts';
import { pickers } from './pickers.ts';
import { portfolio } from './portfolio.ts';
import { primitives } from './primitives.ts';
import { provider } from './provider.ts';
import { receive } from './receive.ts';
import { resetPassword } from './reset-password.ts';
import { sandbox } from './sandbox.ts';
import { scanner } from './scanner.ts';
import { securityTips } from './security-tips.ts';
import { send } from './send.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { swap } from './swap.ts';
import { transactions } from './transactions.ts';
import { validation } from './validation.ts';
import { walletSettings } from './wallet-settings.ts';

/** The English catalogue. The specification's sentences stand here byte for byte. */
export const en = {
  ...account,
  ...accountDeveloper,
  ...accountNotifications,
  ...accountPlatform,
  ...accountSecurity,
  ...accounts,
  ...addAccount,
  ...auth,
  ...chart,
  ...common,
  ...confirmation,
  ...contacts,
  ...depositAddresses,
  ...embed,
  ...emptyWallet,
  ...ledger,
  ...legal,
  ...missingWallet,
  ...newPassword,
  ...newWallet,
  ...notificationCentre,
  ...pickers,
  ...portfolio,
  ...primitives,
  ...provider,
  ...receive,
  ...resetPassword,
  ...sandbox,
  ...scanner,
  ...securityTips,
  ...send,
  ...shell,
  ...site,
  ...swap,
  ...transactions,
  ...validation,
  ...walletSettings,
} as const satisfies NetworkTexts;

/** A network without its warnings does not compile. */
type NetworkTexts = Readonly<Record<`${'receive' | 'send'}.warning.${Network}`, string>>;
