import { createTextArea } from '../text-area.ts';

/** Texts of the figures of a business: what came in, what needs a person, and the newest payments. */
export const dashboardTexts = createTextArea('dashboard', {
  'dashboard.newLink': 'New link',
  'dashboard.allPayments': 'All payments',
  'dashboard.recent': 'Newest payments',
  'dashboard.figures': 'Figures',
  'dashboard.figures.failed': "We couldn't load the figures",

  'dashboard.period': 'Period',
  'dashboard.period.today': 'Today',
  'dashboard.period.7d': '7 days',
  'dashboard.period.30d': '30 days',
  'dashboard.period.90d': '90 days',
  'dashboard.currencies': 'Currency of the prices',

  'dashboard.received': 'Confirmed in {currency}',
  'dashboard.received.hint': 'Payments priced in {currency}.',
  'dashboard.overpaid': '{value} of it overpaid',
  'dashboard.before.today': '{value} by this time yesterday',
  'dashboard.before.7d': '{value} in the 7 days before',
  'dashboard.before.30d': '{value} in the 30 days before',
  'dashboard.before.90d': '{value} in the 90 days before',
  'dashboard.paid': 'Confirmed payments',
  'dashboard.average': 'Average payment',
  'dashboard.conversion': 'Paid share',
  'dashboard.conversion.share': '{percent}%',
  'dashboard.conversion.hint':
    '{created, plural, one {of # payment created} other {of # payments created}}',
  'dashboard.none': 'None',

  'dashboard.chart': 'Confirmed per day',
  'dashboard.chart.zone': 'Days of {timezone}',

  'dashboard.attention': 'Needs attention',
  'dashboard.attention.underpaid': 'Underpaid',
  'dashboard.attention.underpaid.text': 'Accept what came, or ask for the rest.',
  'dashboard.attention.late': 'Paid late',
  'dashboard.attention.late.text': 'Money came after the time to pay. Accept it, or leave it.',
  'dashboard.attention.overpaid': 'Overpaid',
  'dashboard.attention.overpaid.text': 'Customer paid too much. Refund or keep it.',
  'dashboard.attention.wrongAsset': 'Paid in another asset',
  'dashboard.attention.wrongAsset.text': 'It does not count for the payment.',
  'dashboard.attention.invalid': 'Invalid',
  'dashboard.attention.invalid.text': 'These no longer count as paid.',
  'dashboard.attention.unmatched': 'Unmatched transfers',
  'dashboard.attention.unmatched.text':
    "We couldn't match these to a payment. Assign or refund them.",
  'dashboard.attention.failingWebhooks': 'Failing webhooks',
  'dashboard.attention.failingWebhooks.text': "Your server isn't accepting events.",
});
