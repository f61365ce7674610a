import { createTextArea } from '../text-area.ts';

import { cloudPassword } from './cloud-password.ts';

/** Texts of the settings of a wallet. */
export const walletSettingsTexts = createTextArea('wallet-settings', {
  ...cloudPassword,
  'walletSettings.title': 'Settings',
  'walletSettings.tabs': 'Wallet settings',
  'walletSettings.tab.general': 'General',
  'walletSettings.tab.accounts': 'Accounts',
  'walletSettings.tab.security': 'Security',
  'walletSettings.tab.privacy': 'Privacy',
  'walletSettings.saved': 'Saved',
  'walletSettings.loadFailed': 'The settings of this wallet could not be loaded',

  'walletSettings.wallet': 'Wallet',
  'walletSettings.name': 'Name',
  'walletSettings.name.length': 'Use at most 40 characters',
  'walletSettings.name.save': 'Save',
  'walletSettings.display': 'Display',
  'walletSettings.currency': 'Currency',
  'walletSettings.currency.hint':
    'What your holdings are worth is shown in it, at the price of now. Coins are not exchanged.',
  'walletSettings.currency.option': '{code} · {name}',
  'walletSettings.hideBalances': 'Hidden amounts',
  'walletSettings.hideBalances.hide': 'Hide amounts',
  'walletSettings.hideBalances.text':
    'Dots stand in the place of your balances until you press the eye. What you send and receive always shows.',
  'walletSettings.hideSmall': 'Leave assets worth less than $1 out of the holdings',
  'walletSettings.hideSmall.text':
    'They still count in what you own, and you find them with their account.',

  'walletSettings.delete': 'Delete wallet',
  'walletSettings.delete.text':
    'It is gone from your wallets at once, and can be restored for 30 days. After that its sealed seed phrase is erased.',
  'walletSettings.delete.coins':
    'Coins stay where they are on their networks: who has the seed phrase can move them with any wallet.',
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
  'walletSettings.restored': '{name} is back',

  'walletSettings.accounts': 'Accounts',
  'walletSettings.accounts.text':
    'The order here is the order in your lists. An archived account still receives; it is only out of sight.',
  'walletSettings.accounts.loadFailed': 'The accounts could not be loaded',
  'walletSettings.accounts.empty': 'No accounts yet',
  'walletSettings.accounts.empty.text': 'Add one to receive digital assets.',
  'walletSettings.accounts.add': 'Add account',
  'walletSettings.accounts.archived': 'Archived',
  'walletSettings.accounts.archive': 'Archive',
  'walletSettings.accounts.archive.of': 'Archive {name}',
  'walletSettings.accounts.unarchive': 'Unarchive',
  'walletSettings.accounts.unarchive.of': 'Unarchive {name}',
  'walletSettings.accounts.up': 'Move {name} up',
  'walletSettings.accounts.down': 'Move {name} down',
  'walletSettings.accounts.moved': '{name} is number {position} of {count}',
  'walletSettings.accounts.gap':
    'After a restore, other wallets look for funds on the next 20 unused addresses of an account. That is why no more than 20 in a row can be made.',
  'walletSettings.deletedAccounts': 'Deleted accounts',
  'walletSettings.deletedAccounts.text':
    'An account comes back with the same addresses: they follow from your seed phrase.',

  'walletSettings.password': 'Cloud encryption password',
  'walletSettings.password.text':
    'It seals the seed phrase of this wallet, and you sign with it. It is not the password that you sign in with.',
  'walletSettings.password.change': 'Change password',
  'walletSettings.password.reset': 'Reset with seed phrase',
  'walletSettings.password.current': 'Current cloud encryption password',
  'walletSettings.password.effects': 'Sessions on other devices end.',
  'walletSettings.password.done': 'New password successfully created',

  'walletSettings.seed': 'Seed phrase',
  'walletSettings.seed.text':
    'Who has these words has the funds. Show them only to copy them on paper, where nobody looks over your shoulder.',
  'walletSettings.seed.open': 'Show seed phrase',
  'walletSettings.seed.title': 'Show seed phrase',
  'walletSettings.seed.effects':
    'We tell you by mail. It can be shown three times an hour, and is hidden again after 60 seconds.',
  'walletSettings.seed.left': 'Hidden again in {seconds} s',
  'walletSettings.seed.over': 'The words are hidden again',
  'walletSettings.seed.support': 'Nobody from support ever asks for these words.',

  'walletSettings.sendCode': 'Two-factor code for sending',
  'walletSettings.sendCode.text':
    'A payment takes a code of your authenticator app too, so that the key of this wallet is not enough.',
  'walletSettings.sendCode.isOn': 'On',
  'walletSettings.sendCode.isOff': 'Off',
  'walletSettings.sendCode.turnOn': 'Ask for a code',
  'walletSettings.sendCode.turnOff': 'Ask for no code',
  'walletSettings.sendCode.noApp':
    'You chose it, and it is not asked for while your two-factor sign-in is off.',
  'walletSettings.sendCode.code': 'Code',
  'walletSettings.sendCode.hint': 'The 6 digits that your authenticator app shows',
  'walletSettings.sendCode.length': 'Enter 6 digits',
  'walletSettings.sendCode.loadFailed': 'This setting could not be loaded',

  'walletSettings.devices': 'Trusted devices',
  'walletSettings.devices.text':
    'Where the key of this wallet was proved and is not asked for again.',
  'walletSettings.devices.require': 'Ask for the key of this wallet at sign-in on a new device',
  'walletSettings.devices.empty': 'No trusted devices',
  'walletSettings.devices.empty.text':
    'At sign-in on a new device you can choose to trust it for a while.',
  'walletSettings.devices.current': 'This device',
  'walletSettings.devices.name': '{browser} on {os}',
  'walletSettings.devices.seen': 'Last seen',
  'walletSettings.devices.until': 'Trusted until',
  'walletSettings.devices.remove': 'Remove',
  'walletSettings.devices.remove.of': 'Remove {device}',
  'walletSettings.devices.removed': 'The device is no longer trusted',
  'walletSettings.devices.loadFailed': 'The trusted devices could not be loaded',

  'walletSettings.contacts': 'Contacts',
  'walletSettings.contacts.text': 'Names for the addresses that you send to.',
  'walletSettings.contacts.open': 'Manage contacts',

  'walletSettings.support': 'Support access',
  'walletSettings.support.allow': 'Let support look at this wallet',
  'walletSettings.support.text':
    'They see names, balances and transactions, never your keys, password or seed phrase, and they cannot send. A link to support shows at the foot of each page.',
  'walletSettings.spam': 'Unwanted transactions',
  'walletSettings.spam.filter': 'Leave out unknown tokens and dust from look-alike addresses',
  'walletSettings.spam.text':
    'They move nothing of yours. Your list of transactions shows without them.',
  'walletSettings.hiddenTokens': 'Hidden tokens',
  'walletSettings.hiddenTokens.text': 'Tokens that you took out of your lists and totals.',
  'walletSettings.hiddenTokens.empty': 'No hidden tokens',
  'walletSettings.hiddenTokens.empty.text':
    'A token that you hide with its account is listed here, and can be shown again.',
  'walletSettings.hiddenTokens.in': 'In {account}',
  'walletSettings.hiddenTokens.show': 'Show',
  'walletSettings.hiddenTokens.show.of': 'Show {symbol} of {account}',
  'walletSettings.hiddenTokens.shown': '{symbol} shows again',
  'walletSettings.export': 'Your data',
  'walletSettings.export.text':
    'Everything that we keep of this wallet as one JSON file, but for its sealed seed phrase.',
  'walletSettings.export.download': 'Download data',
  'walletSettings.export.done': 'The file was saved',
});
