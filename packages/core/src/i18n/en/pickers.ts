import { createTextArea } from '../text-area.ts';

/** Texts of the menus that select a wallet or a business. */
export const pickersTexts = createTextArea('pickers', {
  'pickers.wallets': 'Wallet',
  'pickers.createWallet': 'Create Wallet',
  'pickers.businesses': 'Business',
  'pickers.createBusiness': 'Create Business',
  'pickers.none': 'None yet',
  'pickers.failed': "Couldn't load",
});
