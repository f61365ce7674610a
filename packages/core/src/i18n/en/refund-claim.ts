import { createTextArea } from '../text-area.ts';

/** Texts of the page on which a customer says where a refund goes. */
export const refundClaimTexts = createTextArea('refundClaim', {
  'refundClaim.title': 'Refund from {merchant}',
  'refundClaim.amount': 'Refund',
  'refundClaim.amount.network': 'on {network}',
  'refundClaim.amount.fee':
    'The network fee is taken off this amount. You see its size once the refund is sent.',
  'refundClaim.amount.fee.about': 'The network fee, now about {fee}, is taken off this amount.',
  'refundClaim.value': '{value} at the rate of your payment',
  'refundClaim.value.came': '{value} when your money arrived',
  'refundClaim.loadFailed': "We couldn't load this refund",
  'refundClaim.notFound': 'This refund link does not exist',
  'refundClaim.notFound.text': 'Check the link in your email, or ask the shop for a new one.',

  'refundClaim.enter': 'Where should your refund go?',
  'refundClaim.enter.text':
    'Enter your own {network} address. Using an exchange? Take the address that it shows under Deposit, never the one you paid from.',
  'refundClaim.address': '{network} address',
  'refundClaim.address.hint':
    'In your wallet or exchange, choose Receive or Deposit, then {asset} on {network}. On another network, it may be lost.',
  'refundClaim.address.other': "It may differ from the address in your payment's details.",
  'refundClaim.address.begins': '{network} addresses begin with {prefixes}.',
  'refundClaim.address.missing': 'Enter an address',
  'refundClaim.memo': 'Comment or memo (optional)',
  'refundClaim.memo.hint': 'Only if your exchange shows one with the address.',
  'refundClaim.until': 'Link expires',

  'refundClaim.review': 'Check your address',
  'refundClaim.review.text':
    'You cannot change it after you confirm. Coins that go to a wrong address cannot come back.',
  'refundClaim.change': 'Change address',
  'refundClaim.keep': 'Keep this address for later refunds',
  'refundClaim.keep.text': 'Only for refunds to you. Ask {merchant} to delete it.',
  'refundClaim.code.why': 'We email a code to {email} to be sure that it is you.',
  'refundClaim.code.send': 'Email me a code',
  'refundClaim.code.again': 'Email a new code',
  'refundClaim.code.sent': 'Code sent to {email}. It expires in 15 minutes.',
  'refundClaim.code': 'Code from the email',
  'refundClaim.code.missing': 'Enter the 6 digits of the code',
  'refundClaim.confirm': 'Confirm address',

  'refundClaim.waiting': 'Your address is saved',
  'refundClaim.waiting.text':
    '{merchant} must now send the refund. This page shows when it is sent. You can close it and come back.',
  'refundClaim.waiting.email': 'We email you when it is sent.',
  'refundClaim.sent': 'Your refund is on its way',
  'refundClaim.sent.text': 'The {network} network is confirming the transaction.',
  'refundClaim.confirmed': 'Refund complete',
  'refundClaim.confirmed.text':
    'The transaction is confirmed. Your wallet or exchange shows it now.',
  'refundClaim.cancelled': 'This refund was withdrawn',
  'refundClaim.cancelled.text': 'Ask {merchant} if you still expect it.',
  'refundClaim.expired': 'This link has expired',
  'refundClaim.expired.text': 'Ask {merchant} for a new one.',
  'refundClaim.to': 'Address',
  'refundClaim.comment': 'Comment',
  'refundClaim.transaction': 'Transaction',
});
