import { createTextArea } from '../text-area.ts';

/** Texts of the bell and its list of notices. */
export const notificationCentreTexts = createTextArea('notification-centre', {
  'notificationCentre.title': 'Notifications',
  'notificationCentre.unread': 'Notifications, {count} new',
  'notificationCentre.loading': 'Loading notifications',
  'notificationCentre.failed': 'Your notifications could not be loaded',
  'notificationCentre.empty': 'Nothing has happened yet',
  'notificationCentre.empty.text':
    'What you receive and send, and changes to your security, show here.',
  'notificationCentre.new': 'New',
  'notificationCentre.RECEIVED': 'Received {amount} {symbol}',
  'notificationCentre.SENT': 'Sent {amount} {symbol}',
  'notificationCentre.CONFIRMED.received': '{amount} {symbol} received is confirmed',
  'notificationCentre.CONFIRMED.sent': '{amount} {symbol} sent is confirmed',
  'notificationCentre.NEW_DEVICE': 'Signed in on a new device',
  'notificationCentre.SECURITY_CHANGED': 'Your security settings changed',
  'notificationCentre.all': 'View all transactions',
});
