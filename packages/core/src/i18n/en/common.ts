import { createTextArea } from '../text-area.ts';

/** Texts that all dialogs and screens share. */
export const commonTexts = createTextArea('common', {
  'common.continue': 'Continue',
  'common.back': 'Back',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.retry': 'Retry',
  'common.done': 'Done',
  'common.loading': 'Loading',
  'common.required': 'Required',
  'common.copyToClipboard': 'Copy to clipboard',
  'common.wasOffline': "You're offline.",
  'common.offlineContent': "Available when you're back online.",
  'common.noAnswer': 'The server did not answer.',
  'common.outage': "{network} isn't responding",
  'common.outage.asOf': 'Balance as of',
  'common.assetOnNetwork': '{symbol} on {network}',
  'common.tokenFailed': 'This page could not connect to your wallet. Try again later.',
  'common.requestId': 'Request {id}',
  'notification.copied': 'Successfully copied',
  'common.sandboxTimes': 'Real-network times. The sandbox is faster.',
  'shell.sandbox': 'Sandbox: coins here have no value. Do not send real funds.',
});
