import { createTextArea } from '../text-area.ts';

/** Spec §1: the title in its words, the text in ours (R-NAV-13). */
export const swapTexts = createTextArea('swap', {
  'swap.title': 'Swap Not Available',
  'swap.text':
    'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
});
