import type { TextArea } from '../text-area.ts';

export const pickers = {
  'pickers.wallets': 'Wallet',
  'pickers.createWallet': 'Create Wallet',
  'pickers.businesses': 'Business',
  'pickers.createBusiness': 'Create Business',
  'pickers.none': 'None yet',
  'pickers.failed': 'Could not be loaded',
} as const;

export const pickersTexts: TextArea = { name: 'pickers', english: pickers };
