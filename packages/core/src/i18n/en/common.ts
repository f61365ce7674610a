export const common = {
  'common.continue': 'Continue',
  'common.back': 'Back',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.retry': 'Retry',
  'common.done': 'Done',
  'common.loading': 'Loading',
  'common.required': 'Required',
  'common.copyToClipboard': 'Copy to clipboard',
  'common.requestId': 'Request {id}',
  'notification.success': 'Success',
  'notification.copied': 'Successfully copied',
} as const;
