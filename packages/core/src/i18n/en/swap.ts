import { createTextArea } from '../text-area.ts';

/** Texts of the Swap dialog: the title as specified, the text our own (R-NAV-13). */
export const swapTexts = createTextArea('swap', {
  'swap.title': 'Swap Not Available',
  'swap.text':
    'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
  'swap.instead':
    'To change coins today, send them to an exchange and receive the new ones in this wallet.',
});
