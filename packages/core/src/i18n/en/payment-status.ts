import { createTextArea } from '../text-area.ts';

/** Status and flags of a payment, as its merchant reads them. */
export const paymentStatusTexts = createTextArea('payment-status', {
  'paymentStatus.Created': 'Not started',
  'paymentStatus.Pending': 'Waiting for payment',
  'paymentStatus.Underpaid': 'Underpaid',
  'paymentStatus.Confirming': 'Confirming',
  'paymentStatus.Confirmed': 'Confirmed',
  'paymentStatus.Overpaid': 'Overpaid',
  'paymentStatus.Completed': 'Completed',
  'paymentStatus.Late': 'Paid late',
  'paymentStatus.Expired': 'Expired',
  'paymentStatus.Cancelled': 'Cancelled',
  'paymentStatus.Invalid': 'Invalid',
  'paymentStatus.Partially refunded': 'Partially refunded',
  'paymentStatus.Refunded': 'Refunded',
  'paymentStatus.refunding': 'Being refunded',
  'paymentStatus.excessRefunded': 'Excess refunded',
  'paymentStatus.markedPaid': 'Marked as paid',

  'paymentStatus.flag.late': 'Paid late',
  'paymentStatus.flag.multiple': 'Several transfers',
  'paymentStatus.flag.wrongAsset': 'Paid in another asset',
  'paymentStatus.flag.doubleSpendRisk': 'Replaceable',
  'paymentStatus.flag.reorged': 'Undone by the network',
  'paymentStatus.flag.manuallyMarked': 'Decided by hand',
  'paymentStatus.flag.refundToSign': 'Refund to sign',
  'paymentStatus.flag.test': 'Test',
  'paymentStatus.flag.overpaid': 'Overpaid',
});
