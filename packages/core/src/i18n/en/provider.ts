import { createTextArea } from '../text-area.ts';

/** What may be said before any part of ours is there to say it. */
export const providerTexts = createTextArea('provider', {
  'dialog.loadFailed.text': 'Check your connection and try again.',
  'dialog.loadFailed.title': 'This could not be opened',
  'notification.success': 'Success',
});
