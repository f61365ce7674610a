import { createTextArea } from '../text-area.ts';

/** Texts that any page may need before its frame is loaded. */
export const siteTexts = createTextArea('site', {
  'shell.product': 'Billfold',
  'shell.pageTitle': '{screen} · Billfold',
  'shell.loading': 'Loading your wallet',
  'shell.signOut': 'Sign Out',
  'shell.signedOut': 'Successfully signed out',
  'shell.preloadFailed.title': "We couldn't load this page",
  'shell.preloadFailed.text':
    'Check your connection or reload. Unsaved changes on this page will be lost.',
  'shell.reload': 'Reload',
  'shell.error.title': 'Something went wrong',
  'shell.loadFailed.user': "We couldn't load your account",
  'shell.loadFailed.wallets': "We couldn't load your wallets",
  'shell.loadFailed.businesses': "We couldn't load your businesses",
  'shell.businessLost.title': 'Access ended',
  'shell.businessLost': 'You no longer have access to {name}.',
  'shell.embedEnded.title': 'Session expired',
  'shell.embedEnded.text': 'Sign in again on the page that shows this wallet.',
  'shell.embedEnded.retry': 'Retry',
});
