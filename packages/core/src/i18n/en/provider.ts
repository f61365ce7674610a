import { createTextArea } from '../text-area.ts';

/** Texts that the provider may need before any other part is loaded. */
export const providerTexts = createTextArea('provider', {
  'dialog.loadFailed.text': 'Check your connection and try again.',
  'dialog.loadFailed.title': 'This could not be opened',
  'notification.success': 'Success',
});
