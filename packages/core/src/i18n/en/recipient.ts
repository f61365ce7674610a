import { createTextArea } from '../text-area.ts';

/** Texts of the card of a recipient. */
export const recipientTexts = createTextArea('recipient', {
  'recipient.new': 'New address',
  'recipient.change': 'Change recipient',
});
