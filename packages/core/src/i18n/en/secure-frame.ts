import { createTextArea } from '../text-area.ts';

/** Texts of the frame in which secrets are typed on the pages of others. */
export const secureFrameTexts = createTextArea('secure-frame', {
  'secureFrame.place': 'You are on {host}. Check the address and amount.',
  'secureFrame.fees': 'Fees, at most',
  'secureFrame.failed': "We couldn't load this transaction",
  'secureFrame.covered': 'This window is not fully in sight',
  'secureFrame.covered.text': 'Scroll to the address, check it, and sign again.',
  'secureFrame.review': 'Review again',
  'secureFrame.alone': 'Open Billfold to send',
  'secureFrame.alone.text': 'This page only works inside a Send dialog.',
});
