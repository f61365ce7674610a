import type { TextArea } from '../text-area.ts';

/** What the script tag says around the dialogs. */
export const embed = {
  'embed.noWallet.title': 'No wallet yet',
  'embed.noWallet.text': 'Set up a wallet first. Its addresses are shown here then.',
  'embed.walletFailed': 'Your wallet could not be loaded',
} as const;

export const embedTexts: TextArea = { name: 'embed', english: embed };
