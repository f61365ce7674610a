import { createTextArea } from '../text-area.ts';

/** Account settings: what all tabs share, and the general one. */
export const accountTexts = createTextArea('account', {
  'accountSettings.title.general': 'Account settings',
  'accountSettings.title.notifications': 'Notifications',
  'accountSettings.title.developer': 'Developer',
  'accountSettings.title.security': 'Account security',
  'accountSettings.save': 'Save',
  'accountSettings.saved': 'Saved',
  'accountSettings.currentPassword': 'Current password',
  'accountSettings.signInAgain':
    "You don't have a password yet. If you signed in more than 15 minutes ago, sign in again first.",

  'accountGeneral.profile': 'Profile',
  'accountGeneral.name': 'Name',
  'accountGeneral.nameLength': 'Use at most 80 characters',
  'accountGeneral.email': 'Email',
  'accountGeneral.email.verified': 'Verified',
  'accountGeneral.email.unverified': 'Not verified',
  'accountGeneral.email.change': 'Change email',
  'accountGeneral.loadFailed': "We couldn't load your profile",

  'accountGeneral.changeEmail.title': 'Change email',
  'accountGeneral.changeEmail.lead':
    "We'll ask you to verify the new address. Your old address can undo this for 24 hours.",
  'accountGeneral.changeEmail.lead.unverified': 'The link that we sent before stops working.',
  'accountGeneral.changeEmail.label': 'New email',
  'accountGeneral.changeEmail.same': 'This is your email already',
  'accountGeneral.changeEmail.submit': 'Change email',
  'accountGeneral.changeEmail.done': 'Check {email} for a link.',

  'accountGeneral.preferences': 'Preferences',
  'accountGeneral.theme': 'Theme',
  'accountGeneral.theme.hint': 'On this device.',
  'accountGeneral.theme.light': 'Light',
  'accountGeneral.theme.dark': 'Dark',
  'accountGeneral.language': 'Language',
  'accountGeneral.language.hint': 'On every device that you sign in with.',
  'accountGeneral.language.unreviewed':
    'On every device that you sign in with. No native speaker has reviewed the warnings about money in this language yet.',
  'accountGeneral.language.failed': "We couldn't load this language. Try again.",
  'accountGeneral.currency': 'Currency',
  'accountGeneral.currency.hint': 'For wallets without a currency of their own.',
  'accountGeneral.currency.option': '{code} · {name}',
  'accountGeneral.timezone': 'Time zone',
  'accountGeneral.timezone.device': 'Same as this device',
  'accountGeneral.timezone.hint': 'Used for quiet hours.',
  'accountGeneral.shortcuts': 'Keyboard shortcuts',
  'accountGeneral.shortcuts.text': 'Paused while you type. Press ? to see them.',

  'accountGeneral.danger': 'Danger zone',
  'accountGeneral.delete.title': 'Delete account',
  'accountGeneral.delete.text': 'You lose access immediately. Your data is erased after 30 days.',
  'accountGeneral.delete.coins':
    'Your coins stay on the blockchain. Anyone with a seed phrase can still move them.',
  'accountGeneral.delete.open': 'Delete account',
  'accountGeneral.delete.confirm': 'Delete the account of {email}',
  'accountGeneral.delete.blocked':
    '{count, plural, one {Delete your wallet first. Make sure that you have its seed phrase.} other {Delete your # wallets first. Make sure that you have their seed phrases.}}',
  'accountGeneral.delete.understood': "I've saved the seed phrases I need",
  'accountGeneral.delete.last': "This can't be undone.",
  'accountGeneral.delete.done': 'Your account was deleted',
});
