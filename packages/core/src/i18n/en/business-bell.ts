import { createTextArea } from '../text-area.ts';

/** Texts of the bell of a business and its list of notifications. */
export const businessBellTexts = createTextArea('business-bell', {
  'businessBell.title': 'Notifications',
  'businessBell.unread': 'Notifications, {count} unread',
  'businessBell.failed': "We couldn't load the notifications",
  'businessBell.empty': "You're all caught up",
  'businessBell.empty.text':
    'Payments that need attention and other events of your business appear here.',
  'businessBell.new': 'Unread',
  'businessBell.readAll': 'Mark all as read',
  'businessBell.settings': 'Notification settings',
  'businessBell.payment.completed': 'Payment of {price} completed',
  'businessBell.payment.attention': 'Payment of {price} needs attention',
  'businessBell.unmatched': 'Unmatched transfer of {amount}',
  'businessBell.order': 'Order {id}',
  'businessBell.refund.signature_needed': 'Refund of {amount} needs a signature',
  'businessBell.refund.confirmed': 'Refund of {amount} confirmed',
  'businessBell.settlement.signature_needed': 'Collection of {amount} needs a signature',
  'businessBell.payout.signature_needed': 'Payout of {amount} needs a signature',
  'businessBell.webhook.failing': 'Webhook {host} is failing',
  'businessBell.webhook.disabled': 'Webhook {host} was turned off',
  'businessBell.reason.underpaid': 'Too little arrived',
  'businessBell.reason.overpaid': 'Too much arrived',
  'businessBell.reason.late': 'Money arrived late',
  'businessBell.reason.wrong_asset': 'Another asset arrived',
  'businessBell.reason.multiple': 'Another transfer arrived',
  'businessBell.reason.reorged': 'Undone by the network',
  'businessBell.reason.other_network': 'Coins arrived on another network',
});
