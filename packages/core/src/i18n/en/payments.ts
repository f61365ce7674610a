import { createTextArea } from '../text-area.ts';

/** Texts of the payments of a business: the list, its filters and its sections. */
export const paymentsTexts = createTextArea('payments', {
  'payments.title': 'Payments',
  'payments.sections': 'Sections of payments',
  'payments.section.payments': 'Payments',
  'payments.section.links': 'Payment links',
  'payments.section.invoices': 'Invoices',
  'payments.section.unmatched': 'Unmatched',
  'payments.section.collect': 'Collect',
  'payments.section.payouts': 'Payouts',
  'payments.section.pos': 'Point of sale',
  'payments.new': 'New payment',
  'payments.testMode': 'Test mode',

  'payments.export': 'Export CSV',
  'payments.exported': 'Payments exported',

  'payments.filters': 'Filters',
  'payments.filter.search': 'Search',
  'payments.filter.search.hint': 'Order, email, address or hash',
  'payments.search.none': 'Nothing in this list matches “{text}”. You can search for: {hint}.',
  'payments.search.clear': 'Clear search',
  'payments.filter.status': 'Status',
  'payments.filter.anyStatus': 'Any status',
  'payments.filter.needsAttention': 'Needs attention',
  'payments.filter.flag': 'Flag',
  'payments.filter.anyFlag': 'Any flag',
  'payments.filter.asset': 'Asset',
  'payments.filter.anyAsset': 'All assets',
  'payments.count': '{count, plural, one {# payment} other {# payments}}',

  'payments.totals': 'Sums of these payments',
  'payments.total': '{received} arrived',
  'payments.total.overpaid': '{received} arrived ({overpaid} overpaid)',
  'payments.total.refunded':
    '{received} arrived · {refunded}\u00a0refunded · {net}\u00a0after refunds',
  'payments.total.overpaidAndRefunded':
    '{received} arrived ({overpaid} overpaid) · {refunded}\u00a0refunded · {net}\u00a0after refunds',
  'payments.total.promised': '{promised} in open refunds · {free} after them',

  'payments.column.payment': 'Payment',
  'payments.column.status': 'Status',
  'payments.column.price': 'Price',
  'payments.column.paid': 'Arrived',
  'payments.column.created': 'Created',
  'payments.notChosen': 'No asset chosen',
  'payments.why.late': '{amount} {unit} came after the time to pay',
  'payments.why.underpaid': '{missing} missing',
  'payments.why.overpaid': '{over} too much',
  'payments.why.wrongAsset': '{other} came instead of {unit}',
  'payments.ofDue': '0 of {due}\u00a0{unit}',

  'payments.loadFailed': "We couldn't load the payments",
  'payments.noMatch.title': 'No payments match',
  'payments.noMatch.text': 'Try fewer filters, or the beginning of an order, email or hash.',
  'payments.empty.title': 'No payments yet',
  'payments.empty.text': 'Create a payment, send its link, and watch it arrive here.',
  'payments.empty.readOnly': 'Payments appear here as soon as your team asks for the first one.',
  'payments.setUp.title': 'Finish setting up first',
  'payments.setUp.text': 'Choose where payments go and which assets you accept.',
  'payments.setUp.action': 'Open the dashboard',
});
