import { createTextArea } from '../text-area.ts';

/** Texts of the script tag around the dialogs. */
export const embedTexts = createTextArea('embed', {
  'embed.noWallet.title': 'No wallet yet',
  'embed.noWallet.text': 'Set up a wallet first. Its addresses are shown here then.',
  'embed.walletFailed': 'Your wallet could not be loaded',
});
