import { createTextArea } from '../text-area.ts';

/** Texts that the provider may need before any other part is loaded. */
export const providerTexts = createTextArea('provider', {
  'dialog.loadFailed.text': 'Check your connection and try again.',
  'dialog.loadFailed.title': "We couldn't open this",
  'notification.success': 'Success',
  'notification.error': 'Error',
  'notification.unhandled': 'Unhandled error',
});
