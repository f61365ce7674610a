import { createTextArea } from '../text-area.ts';

/** Texts that any page may need before its frame is loaded. */
export const siteTexts = createTextArea('site', {
  'shell.product': 'Billfold',
  'shell.pageTitle': '{screen} · Billfold',
  'shell.loading': 'Loading your wallet',
  'shell.signOut': 'Sign Out',
  'shell.signedOut': 'Successfully signed out',
  'shell.sessionEnded.title': 'Signed out',
  'shell.sessionEnded.text': 'Your session has ended. Sign in again to go on.',
  'shell.preloadFailed.title': 'This page could not be loaded',
  'shell.preloadFailed.text':
    'The connection may be broken, or a new version was put in place. Reload to go on; what you typed on this page is lost then.',
  'shell.reload': 'Reload',
  'shell.error.title': 'This page stopped working',
  'shell.loadFailed.user': 'Your account could not be loaded',
  'shell.loadFailed.wallets': 'Your wallets could not be loaded',
  'shell.loadFailed.businesses': 'Your businesses could not be loaded',
  'shell.embedEnded.title': 'Session expired',
  'shell.embedEnded.text': 'Sign in again on the page that shows this wallet.',
  'shell.embedEnded.retry': 'Retry',
});
