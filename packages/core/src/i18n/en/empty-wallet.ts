import { createTextArea } from '../text-area.ts';

/** A wallet that nothing can be sent from; the text is written with U+2019 (spec §2). */
export const emptyWalletTexts = createTextArea('empty-wallet', {
  'emptyWallet.text':
    'You don’t have any assets in your wallet. To begin sending or withdrawing assets, you’ll need to add assets to this wallet.',
  'emptyWallet.manage': 'Manage Deposit Addresses',
});
