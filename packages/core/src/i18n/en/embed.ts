import { createTextArea } from '../text-area.ts';

/** Texts of the script tag around the dialogs and screens. */
export const embedTexts = createTextArea('embed', {
  'embed.screens': 'Wallet',
  'embed.portfolio': 'Portfolio',
  'embed.accounts': 'Accounts',
  'embed.transactions': 'Transactions',
  'embed.settings': 'Settings',
  'embed.sandbox.password': 'Sign with the encryption password {password}.',
});
