import { createTextArea } from '../text-area.ts';

/** Texts of the frame in which secrets are typed on the pages of others. */
export const secureFrameTexts = createTextArea('secure-frame', {
  'secureFrame.place': 'You are on {host}. Check the address and amount.',
  'secureFrame.secretPlace': 'You are on {host}. Only {host} sees what you type here.',
  'secureFrame.covered.wait': 'Scroll to the top, wait a second, and try again.',
  'secureFrame.fees': 'Fees, at most',
  'secureFrame.failed': "We couldn't load this transaction",
  'secureFrame.covered': 'This window is not fully in sight',
  'secureFrame.covered.text': 'Scroll to the address, check it, and sign again.',
  'secureFrame.review': 'Review again',
  'secureFrame.alone': 'Open your wallet to continue',
  'secureFrame.alone.text': 'This page only works inside the page of another site.',
});
