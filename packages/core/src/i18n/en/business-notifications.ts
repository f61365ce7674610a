import { createTextArea } from '../text-area.ts';

/** Texts of what a business is notified of, and how. */
export const businessNotificationsTexts = createTextArea('business-notifications', {
  'businessNotifications.title': 'Events and emails',
  'businessNotifications.text':
    'Choose what your business is told by email or in the app, and who reads the emails.',
  'businessNotifications.loadFailed': "We couldn't load the notification settings",
  'businessNotifications.event': 'Event',
  'businessNotifications.byEmail': 'Email',
  'businessNotifications.inApp': 'In the app',
  'businessNotifications.of.byEmail': '{event}: email',
  'businessNotifications.of.inApp': '{event}: in the app',
  'businessNotifications.payment.completed': 'Completed payment',
  'businessNotifications.payment.completed.text': 'Each payment that is final.',
  'businessNotifications.payment.attention': 'Payment that needs attention',
  'businessNotifications.payment.attention.text':
    'Too little, too much, too late, in another asset, or for no payment.',
  'businessNotifications.refund.signature_needed': 'Refund that needs a signature',
  'businessNotifications.refund.signature_needed.text':
    'It waits for the owner of the wallet that payments go to.',
  'businessNotifications.refund.confirmed': 'Confirmed refund',
  'businessNotifications.refund.confirmed.text': 'The network has confirmed a refund.',
  'businessNotifications.settlement.signature_needed': 'Collection that needs a signature',
  'businessNotifications.settlement.signature_needed.text':
    'Some of its transactions are not signed yet.',
  'businessNotifications.payout.signature_needed': 'Payout that needs a signature',
  'businessNotifications.payout.signature_needed.text':
    'Some of its transactions are not signed yet.',
  'businessNotifications.webhook.failing': 'Failing webhook',
  'businessNotifications.webhook.failing.text': 'A webhook accepts no event for an hour.',
  'businessNotifications.webhook.disabled': 'Webhook turned off',
  'businessNotifications.webhook.disabled.text': 'A webhook gets no more events.',
  'businessNotifications.digest': 'Digest',
  'businessNotifications.digest.hint':
    'Payments, refunds and what needs attention, in one email. No email if nothing happened.',
  'businessNotifications.digest.NONE': 'No digest',
  'businessNotifications.digest.DAILY': 'Every day',
  'businessNotifications.digest.WEEKLY': 'Every week, on Monday',
  'businessNotifications.lowGas': 'Send an email when coins for network fees run low',
  'businessNotifications.recipients': 'Recipients',
  'businessNotifications.recipients.hint':
    'One email address per line. Without any, all owners get the emails.',
  'businessNotifications.recipients.invalid': 'Write one email address per line',
  'businessNotifications.recipients.tooMany': 'Write 20 addresses or fewer',
  'businessNotifications.reports':
    'The monthly report, which you choose in Reports, goes to them too.',
});
