import { createTextArea } from '../text-area.ts';

/** Texts of the Swap dialog: the title as specified, the text our own (R-NAV-13). */
export const swapTexts = createTextArea('swap', {
  'swap.title': 'Swap Not Available',
  'swap.text':
    'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
  'swap.instead': 'What you can do today',
  'swap.step.send': 'Send your coins to an exchange',
  'swap.step.send.hint': 'Use the address and the network that the exchange shows you.',
  'swap.step.send.action': 'Send',
  'swap.step.trade': 'Swap them there',
  'swap.step.trade.hint': 'The exchange sets the rate and its own fees. Compare them first.',
  'swap.step.receive': 'Receive the new coins here',
  'swap.step.receive.hint': 'Withdraw to your address, on the network of that account.',
  'swap.step.receive.action': 'Receive',
});
