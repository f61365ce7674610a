import { createTextArea } from '../text-area.ts';

/** Texts shown instead of a dialog or a screen while there is no wallet for it. */
export const missingWalletTexts = createTextArea('missing-wallet', {
  'missingWallet.screen': 'Wallet',
  'missingWallet.title': 'No wallet yet',
  'missingWallet.text': 'Create a wallet to see it here.',
  'missingWallet.create': 'Create Wallet',
  'missingWallet.failed': "We couldn't load your wallet",
});
