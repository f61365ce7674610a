import { createTextArea } from '../text-area.ts';

export const accountNotificationsTexts = createTextArea('account-notifications', {
  'accountNotifications.title': 'What to tell you about',
  'accountNotifications.event': 'Event',
  'accountNotifications.email': 'Email',
  'accountNotifications.inApp': 'In the app',
  'accountNotifications.event.NEW_DEVICE': 'Sign-in from a new device',
  'accountNotifications.event.SECURITY_CHANGED': 'Password or two-factor changed',
  'accountNotifications.event.SENT': 'Coins sent',
  'accountNotifications.event.RECEIVED': 'Coins received',
  'accountNotifications.event.CONFIRMED': 'Transaction confirmed',
  'accountNotifications.event.PRODUCT_NEWS': 'News about Billfold',
  'accountNotifications.required': 'Email always on',
  'accountNotifications.by.email': '{event}: by email',
  'accountNotifications.by.inApp': '{event}: in the app',
  'accountNotifications.quiet': 'Quiet hours',
  'accountNotifications.quiet.text': 'Only security alerts come through during these hours.',
  'accountNotifications.quiet.use': 'Use quiet hours',
  'accountNotifications.quiet.from': 'From',
  'accountNotifications.quiet.to': 'To',
  'accountNotifications.quiet.time': 'Enter a time, such as 22:00',
  'accountNotifications.loadFailed': "We couldn't load your notification settings",
});
