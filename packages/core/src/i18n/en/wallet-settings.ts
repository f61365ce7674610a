import { createTextArea } from '../text-area.ts';

import { cloudPassword } from './cloud-password.ts';

/** Texts of the settings of a wallet. */
export const walletSettingsTexts = createTextArea('wallet-settings', {
  ...cloudPassword,
  'walletSettings.title.general': 'Wallet settings',
  'walletSettings.title.accounts': 'Wallet accounts',
  'walletSettings.title.security': 'Wallet security',
  'walletSettings.title.privacy': 'Wallet privacy',
  'walletSettings.tabs': 'Wallet settings',
  'walletSettings.none': "You can't change settings on this page.",
  'walletSettings.tab.general': 'General',
  'walletSettings.tab.accounts': 'Accounts',
  'walletSettings.tab.security': 'Security',
  'walletSettings.tab.privacy': 'Privacy',
  'walletSettings.saved': 'Saved',
  'walletSettings.loadFailed': "We couldn't load this wallet's settings",

  'walletSettings.wallet': 'Wallet',
  'walletSettings.name': 'Name',
  'walletSettings.name.length': 'Use at most 40 characters',
  'walletSettings.name.save': 'Save',
  'walletSettings.display': 'Display',
  'walletSettings.currency': 'Currency',
  'walletSettings.currency.hint': "Display only. Your coins don't change.",
  'walletSettings.currency.option': '{code} · {name}',
  'walletSettings.privacy': 'Privacy',
  'walletSettings.hideBalances.hide': 'Hide amounts',
  'walletSettings.hideBalances.text': 'Hides balances until you tap the eye.',
  'walletSettings.hideSmall': 'Hide balances under $1',
  'walletSettings.hideSmall.text': 'They still count toward your total.',

  'walletSettings.defaults': 'Default accounts',
  'walletSettings.defaults.text':
    'Send and Receive start with these when you open them for an asset.',
  'walletSettings.defaults.token': '{token} on {network}',
  'walletSettings.defaults.none': 'Highest balance',
  'walletSettings.defaults.count': '{count} accounts',

  'walletSettings.danger': 'Danger zone',
  'walletSettings.delete': 'Delete wallet',
  'walletSettings.delete.text':
    'Removes this wallet now. You can restore it for 30 days; after that its encrypted backup is erased.',
  'walletSettings.delete.coins':
    'Your coins stay on the blockchain. Anyone with the seed phrase can still move them.',
  'walletSettings.delete.open': 'Delete wallet',
  'walletSettings.delete.title': 'Delete {wallet}',
  'walletSettings.delete.confirmName': 'Name of the wallet',
  'walletSettings.delete.confirmName.hint': 'Type {wallet} to confirm',
  'walletSettings.delete.confirmName.wrong': 'This is not the name of the wallet',
  'walletSettings.delete.done': '{wallet} was deleted. You can restore it for 30 days.',
  'walletSettings.deleted': 'Deleted wallets',
  'walletSettings.deleted.text': 'Each can be restored for 30 days after it was deleted.',
  'walletSettings.deleted.created': 'Created',
  'walletSettings.restore': 'Restore',
  'walletSettings.restore.of': 'Restore {name}',
  'walletSettings.restored': '{name} restored',

  'walletSettings.accounts': 'Accounts',
  'walletSettings.accounts.text':
    'Reorder or archive accounts. Archived accounts can still receive.',
  'walletSettings.accounts.path': 'Derivation paths',
  'walletSettings.accounts.loadFailed': "We couldn't load your accounts",
  'walletSettings.accounts.empty': 'No accounts yet',
  'walletSettings.accounts.empty.text': 'Add one to receive digital assets.',
  'walletSettings.accounts.add': 'Add account',
  'walletSettings.accounts.archived': 'Archived',
  'walletSettings.accounts.up': 'Move up',
  'walletSettings.accounts.down': 'Move down',
  'walletSettings.accounts.moved': '{name} is number {position} of {count}',
  'walletSettings.accounts.gap':
    'You can have up to 20 unused addresses per account, so every wallet app can find them when you restore.',
  'walletSettings.deletedAccounts': 'Deleted accounts',
  'walletSettings.deletedAccounts.text':
    'A restored account has the same addresses: they are derived from your seed phrase.',

  'walletSettings.keys': 'Keys and sending',
  'walletSettings.password': 'Cloud encryption password',
  'walletSettings.password.text':
    "Approves transactions and encrypts your seed phrase. It's different from your sign-in password.",
  'walletSettings.password.change': 'Change password',
  'walletSettings.password.reset': 'Reset with seed phrase',
  'walletSettings.password.current': 'Current cloud encryption password',
  'walletSettings.password.new': 'New cloud encryption password',
  'walletSettings.password.effects': "You'll be signed out on all other devices.",
  'walletSettings.password.done': 'New password successfully created',

  'walletSettings.seed': 'Seed phrase',
  'walletSettings.seed.text':
    'Anyone with these words can take your funds. Only reveal them in private.',
  'walletSettings.seed.open': 'Show seed phrase',
  'walletSettings.seed.title': 'Show seed phrase',
  'walletSettings.seed.effects':
    "We'll email you when it's revealed. It hides again after 60 seconds.",
  'walletSettings.seed.left': 'Hidden again in {seconds} s',
  'walletSettings.seed.over': 'The words are hidden again',
  'walletSettings.seed.support': 'Support will never ask for these words.',

  'walletSettings.signing': 'Sign transactions on this device',
  'walletSettings.signing.text':
    'On: your password and seed phrase stay here when you send. Off: this server receives them and signs for you.',
  'walletSettings.sendCode': 'Require a code to send',
  'walletSettings.sendCode.text': 'Ask for an authenticator code on every transaction.',
  'walletSettings.sendCode.needs': 'Needs two-factor sign-in.',
  'walletSettings.sendCode.setUp': 'Set up',
  'walletSettings.sendCode.turnOn': 'Require a code',
  'walletSettings.sendCode.turnOff': 'Stop requiring a code',
  'walletSettings.sendCode.noApp': 'Turn on two-factor sign-in to use this.',
  'walletSettings.sendCode.code': 'Code',
  'walletSettings.sendCode.hint': 'The 6 digits that your authenticator app shows',
  'walletSettings.sendCode.length': 'Enter 6 digits',

  'walletSettings.devices': 'Trusted devices',
  'walletSettings.devices.text':
    'These devices can open this wallet without the cloud encryption password.',
  'walletSettings.devices.require': 'Ask for the cloud encryption password on new devices',
  'walletSettings.devices.require.text':
    "Someone who only knows your sign-in password can't open this wallet.",
  'walletSettings.devices.empty': 'No trusted devices',
  'walletSettings.devices.empty.text': 'You can trust a device when you unlock this wallet on it.',
  'walletSettings.devices.current': 'This device',
  'walletSettings.devices.name': '{browser} on {os}',
  'walletSettings.devices.seen': 'Last seen',
  'walletSettings.devices.until': 'Trusted until',
  'walletSettings.devices.remove': 'Remove',
  'walletSettings.devices.remove.of': 'Remove {device}',
  'walletSettings.devices.loadFailed': "We couldn't load your trusted devices",

  'walletSettings.contacts': 'Contacts',
  'walletSettings.contacts.text': 'Names for the addresses that you send to.',
  'walletSettings.contacts.page': 'Open page',
  'walletSettings.contacts.open': 'Manage contacts',

  'walletSettings.support.allow': 'Allow support access',
  'walletSettings.support.text':
    'Support can see names, balances and transactions. They can never see your keys or send.',
  'walletSettings.spam': 'Spam filter',
  'walletSettings.spam.text':
    'Hides unknown tokens and tiny payments from copycat addresses. You can still find them under Hidden.',
  'walletSettings.prices': 'Load prices',
  'walletSettings.prices.text': 'Turn this off to see amounts only. No prices are fetched.',
  'walletSettings.hiddenTokens': 'Hidden tokens',
  'walletSettings.hiddenTokens.text': 'Tokens you removed from your lists and totals.',
  'walletSettings.hiddenTokens.empty': 'No hidden tokens',
  'walletSettings.hiddenTokens.empty.text': 'Tokens you hide appear here.',
  'walletSettings.hiddenTokens.in': 'On {account}',
  'walletSettings.hiddenTokens.show': 'Show',
  'walletSettings.hiddenTokens.show.of': 'Show {symbol} of {account}',
  'walletSettings.export': 'Your data',
  'walletSettings.export.text':
    "Download this wallet's data as JSON. Your seed phrase isn't included.",
  'walletSettings.export.download': 'Download data',
});
