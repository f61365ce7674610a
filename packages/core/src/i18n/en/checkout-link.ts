import { createTextArea } from '../text-area.ts';

/** Texts of the page of a payment link, and of the invoice that it collects. */
export const checkoutLinkTexts = createTextArea('checkoutLink', {
  'checkoutLink.open': 'How much do you want to pay?',
  'checkoutLink.fixed': 'Pay with cryptocurrency',
  'checkoutLink.text':
    'Next, you choose a coin and a network. Then we show the exact amount and where to send it. You need coins in a wallet app or at an exchange.',
  'checkoutLink.text.open':
    'You pay with cryptocurrency. Next, choose a coin and a network. Then we show the exact amount and where to send it. You need coins in a wallet app or at an exchange.',
  'checkoutLink.partly': '{arrived} of {price} arrived',
  'checkoutLink.partly.text':
    'A payment for “{title}” was started. Open it to send the remaining {rest}.',
  'checkoutLink.amount': 'Amount in {currency}',
  'checkoutLink.amount.hint.both': 'From {minimum} to {maximum}',
  'checkoutLink.amount.hint.minimum': '{minimum} or more',
  'checkoutLink.amount.hint.maximum': '{maximum} or less',
  'checkoutLink.amount.missing': 'Enter an amount',
  'checkoutLink.amount.low': 'Enter {minimum} or more',
  'checkoutLink.amount.high': 'Enter {maximum} or less',
  'checkoutLink.continue': 'Continue to payment',
  'checkoutLink.due': 'Pay before',
  'checkoutLink.overdue': 'Overdue since',
  'checkoutLink.overdue.pay': 'You can still pay here.',
  'checkoutLink.total': 'Total',
  'checkoutLink.amountDue': 'Amount due',
  'checkoutLink.stillDue': 'Still due of {price}',
  'checkoutLink.invoice.from': 'From',
  'checkoutLink.invoice.to': 'To',
  'checkoutLink.invoice.date': 'Date',
  'checkoutLink.invoice.due': 'Due',
  'checkoutLink.invoice.payAt': 'Pay at {url}',
  'checkoutLink.invoice.print': 'Print invoice',
  'checkoutLink.PAUSED': 'This link is paused',
  'checkoutLink.PAUSED.text': 'Ask {merchant} when it opens again.',
  'checkoutLink.EXPIRED': 'This link has expired',
  'checkoutLink.EXPIRED.text': 'Ask {merchant} for a new one.',
  'checkoutLink.USED_UP': 'This link has been used',
  'checkoutLink.USED_UP.now': 'Someone is paying with this link',
  'checkoutLink.PAID': 'Already paid',
  'checkoutLink.PAID.invoice': 'Invoice {number} is paid',
  'checkoutLink.REFUNDED.invoice': 'Invoice {number} was refunded',
  'checkoutLink.REFUNDED': 'Refunded',
  'checkoutLink.PAID.label': 'Paid',
  'checkoutLink.PAID.on': 'Paid on',
  'checkoutLink.PAID.receipt': 'Open receipt',
  'checkoutLink.PAID.page': 'The payment page shows the receipt. Lost its link? Ask {merchant}.',
  'checkoutLink.USED_UP.text':
    'Everything offered here is paid or being paid. What is not paid in time is offered again.',
  'checkoutLink.use.OPEN':
    'This link is for one payment, which was started and is not paid yet. If it is not paid in time, you can pay here.',
  'checkoutLink.use.PARTLY_PAID':
    'This link is for one payment, and only part of the price has arrived. Its payer can send the rest on the page of that payment.',
  'checkoutLink.use.CONFIRMING':
    'This link is for one payment. The whole price has arrived, and the network is confirming it.',
  'checkoutLink.use.PAID': 'This link was for one payment, which is paid in full.',
  'checkoutLink.use.REFUNDED': 'The whole payment went back to its payer.',
  'checkoutLink.ARCHIVED': 'This link is closed',
  'checkoutLink.ARCHIVED.text': 'Ask {merchant} for a new one.',
  'checkoutLink.paid': 'Already paid? Your payment has a link of its own, which still shows it.',
  'checkoutLink.started':
    'You started to pay here. Open that payment first: it shows what has arrived.',
  'checkoutLink.started.paid': 'You have paid with this link.',
  'checkoutLink.resume': 'Open your payment',
  'checkoutLink.another': 'Start another payment',
});
