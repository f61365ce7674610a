import { createTextArea } from '../text-area.ts';

/** Texts shown instead of a dialog or a screen while there is no wallet for it. */
export const missingWalletTexts = createTextArea('missing-wallet', {
  'missingWallet.screen': 'Wallet',
  'missingWallet.title': 'No wallet yet',
  'missingWallet.text': 'Set up a wallet first. What it holds is shown here then.',
  'missingWallet.create': 'Create Wallet',
  'missingWallet.failed': 'Your wallet could not be loaded',
});
