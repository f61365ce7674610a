import { createTextArea } from '../text-area.ts';

/** Texts of the script tag around the dialogs and screens. */
export const embedTexts = createTextArea('embed', {
  'embed.noWallet.title': 'No wallet yet',
  'embed.noWallet.text': 'Create a wallet to see it here.',
  'embed.screens': 'Wallet',
  'embed.portfolio': 'Portfolio',
  'embed.accounts': 'Accounts',
  'embed.transactions': 'Transactions',
  'embed.settings': 'Settings',
  'embed.walletFailed': "We couldn't load your wallet",
  'embed.sandbox.password': 'Sign with the encryption password {password}.',
});
