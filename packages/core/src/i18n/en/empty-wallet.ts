import { createTextArea } from '../text-area.ts';

/** Texts of a wallet that nothing can be sent from (R-SEND-19), with U+2019 as specified. */
export const emptyWalletTexts = createTextArea('empty-wallet', {
  'emptyWallet.text':
    'You don’t have any assets in your wallet. To begin sending or withdrawing assets, you’ll need to add assets to this wallet.',
  'emptyWallet.manage': 'Manage Deposit Addresses',
});
