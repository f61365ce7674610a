import { createTextArea } from '../text-area.ts';

/** Texts of the bell and its list of notices. */
export const notificationCentreTexts = createTextArea('notification-centre', {
  'notificationCentre.title': 'Notifications',
  'notificationCentre.unread': 'Notifications, {count} new',
  'notificationCentre.loading': 'Loading notifications',
  'notificationCentre.failed': "We couldn't load your notifications",
  'notificationCentre.empty': "You're all caught up",
  'notificationCentre.empty.text': 'Transactions and security alerts appear here.',
  'notificationCentre.new': 'New',
  'notificationCentre.RECEIVED': 'Received {amount} {symbol}',
  'notificationCentre.SENT': 'Sent {amount} {symbol}',
  'notificationCentre.CONFIRMED.received': 'Received {amount} {symbol} · Confirmed',
  'notificationCentre.CONFIRMED.sent': 'Sent {amount} {symbol} · Confirmed',
  'notificationCentre.NEW_DEVICE': 'Signed in on a new device',
  'notificationCentre.SECURITY_CHANGED': 'Your security settings changed',
  'notificationCentre.all': 'View all transactions',
});
