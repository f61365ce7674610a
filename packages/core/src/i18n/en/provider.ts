import type { TextArea } from '../text-area.ts';

/** What may be said before any part of ours is there to say it. */
export const provider = {
  'dialog.loadFailed.text': 'Check your connection and try again.',
  'dialog.loadFailed.title': 'This could not be opened',
  'notification.success': 'Success',
} as const;

export const providerTexts: TextArea = { name: 'provider', english: provider };
