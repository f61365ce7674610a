import { createTextArea } from '../text-area.ts';

/** Texts of the tree of all settings. */
export const settingsTexts = createTextArea('settings', {
  'settings.wallet': 'This wallet',
  'settings.wallet.label': 'Wallet settings',
  'settings.wallet.general': 'General',
  'settings.wallet.accounts': 'Accounts',
  'settings.wallet.security': 'Security',
  'settings.wallet.privacy': 'Privacy',
  'settings.business': 'This business',
  'settings.business.label': 'Business settings',
  'settings.business.general': 'General',
  'settings.business.developer': 'Developer',
  'settings.business.checkout': 'Checkout',
  'settings.business.cryptocurrency': 'Cryptocurrency',
  'settings.business.notifications': 'Notifications',
  'settings.business.security': 'Security',
  'settings.business.payments': 'Payments',
  'settings.business.billing': 'Billing',
  'settings.you': 'You',
  'settings.you.label': 'Account settings',
  'settings.you.general': 'General',
  'settings.you.notifications': 'Notifications',
  'settings.you.developer': 'Developer',
  'settings.you.security': 'Security',
  'settings.you.data': 'Data',
});
