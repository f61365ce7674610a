import { createTextArea } from '../text-area.ts';

/** Account settings: what all tabs share, and the general one. */
export const accountTexts = createTextArea('account', {
  'accountSettings.title': 'Account',
  'accountSettings.tabs': 'Account settings',
  'accountSettings.tab.general': 'General',
  'accountSettings.tab.notifications': 'Notifications',
  'accountSettings.tab.developer': 'Developer',
  'accountSettings.tab.security': 'Security',
  'accountSettings.save': 'Save',
  'accountSettings.saved': 'Saved',
  'accountSettings.currentPassword': 'Current password',
  'accountSettings.signInAgain':
    'You have no password yet, so this needs a sign-in of the last 15 minutes.',

  'accountGeneral.profile': 'Profile',
  'accountGeneral.name': 'Name',
  'accountGeneral.nameLength': 'Use at most 80 characters',
  'accountGeneral.email': 'Email',
  'accountGeneral.email.verified': 'Verified',
  'accountGeneral.email.unverified': 'Not verified',
  'accountGeneral.email.change': 'Change email',
  'accountGeneral.loadFailed': 'Your profile could not be loaded',

  'accountGeneral.changeEmail.title': 'Change email',
  'accountGeneral.changeEmail.lead':
    'You verify the new address before you go on. The old one is told, and can take the change back for 24 hours.',
  'accountGeneral.changeEmail.lead.unverified': 'The link that we sent before stops working.',
  'accountGeneral.changeEmail.label': 'New email',
  'accountGeneral.changeEmail.same': 'This is your email already',
  'accountGeneral.changeEmail.submit': 'Change email',
  'accountGeneral.changeEmail.done': 'Open the link that we sent to {email}.',

  'accountGeneral.preferences': 'Preferences',
  'accountGeneral.theme': 'Theme',
  'accountGeneral.theme.light': 'Light',
  'accountGeneral.theme.dark': 'Dark',
  'accountGeneral.timezone': 'Time zone',
  'accountGeneral.timezone.device': 'As on this device',
  'accountGeneral.timezone.hint': 'Your quiet hours follow it.',
  'accountGeneral.shortcuts': 'Use keyboard shortcuts. They rest while you type.',

  'accountGeneral.platform': 'Areas and data',
  'accountGeneral.platform.text': 'Your wallets, and everything that we keep about you as a file.',
  'accountGeneral.platform.open': 'Open platform settings',

  'accountGeneral.delete.title': 'Delete account',
  'accountGeneral.delete.text':
    'Nobody can sign in any more, at once. Your name, email and history are erased 30 days later.',
  'accountGeneral.delete.coins':
    'Coins stay where they are on their networks: who has a seed phrase can move them with any wallet.',
  'accountGeneral.delete.open': 'Delete account',
  'accountGeneral.delete.confirm': 'Delete the account of {email}',
  'accountGeneral.delete.blocked':
    '{count, plural, one {Delete your wallet first. Make sure that you have its seed phrase.} other {Delete your # wallets first. Make sure that you have their seed phrases.}}',
  'accountGeneral.delete.code': 'Two-factor code',
  'accountGeneral.delete.code.hint': 'Of your authenticator app, or a recovery code',
  'accountGeneral.delete.understood': 'I have the seed phrases that I still need',
  'accountGeneral.delete.last': 'This cannot be taken back.',
  'accountGeneral.delete.done': 'Your account was deleted',
});
