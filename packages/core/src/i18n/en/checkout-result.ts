import { createTextArea } from '../text-area.ts';

/** Texts of the steps after sending: while blocks are counted, once it is paid, and for a payment that ended without its price. */
export const checkoutResultTexts = createTextArea('checkoutResult', {
  'checkout.confirming.text':
    'The {network} network is confirming it. Each confirmation makes it harder to undo. After the last one it is complete, and we tell {merchant}. You can close this page.',
  'checkout.confirming.count': '{current} of {required} confirmations',
  'checkout.confirming.progress': 'Confirmations',
  'checkout.confirming.left': 'about {time} left',
  'checkout.confirming.risk': 'Do not change or cancel the transaction in your wallet.',
  'checkout.confirming.reorged':
    'The network undid a block and is confirming your payment again. Nothing to do.',

  'checkout.expired': 'Time to pay has run out',
  'checkout.expired.price': 'This amount is no longer valid',
  'checkout.expired.text':
    'You still pay {price}. The amount in coins changes with the market, so each one is valid for a limited time. Not paid yet? Get the current amount.',
  'checkout.expired.sent':
    'Already sent? Do not pay again: this page shows it once it arrives. If it shows nothing, ask {merchant}.',
  'checkout.expired.wrongAsset':
    'Your {other} are at {merchant}, not lost, but this payment asked for {symbol}. Ask {merchant} to accept or return them before you pay again.',
  'checkout.expired.refresh': 'Get current amount',
  'checkout.expired.closed': 'Go back to {merchant} and order again.',
  'checkout.expired.short': 'Only part of the price arrived',
  'checkout.expired.short.amount': '{amount} arrived in time.',
  'checkout.expired.short.value': '{value} of {price} arrived in time ({amount}).',
  'checkout.expired.short.text': 'Do not send more. {merchant} can accept it or send it back.',
  'checkout.send.asked': '{merchant} asks for the rest after all: this payment is open again.',
  'checkout.late': 'Your payment arrived late',
  'checkout.late.text':
    '{amount} arrived after time ran out. Do not pay again. {merchant} can accept it or send it back.',
  'checkout.late.cancelled':
    '{amount} arrived after this payment was cancelled. Do not pay again. {merchant} can accept it or send it back.',
  'checkout.shopSees':
    '{merchant} has been told. This page shows what they decide. No answer in a few days? Contact them.',
  'checkout.cancelled': 'Payment cancelled',
  'checkout.cancelled.PAYER': 'You cancelled this payment',
  'checkout.cancelled.BUSINESS': '{merchant} cancelled this payment',
  'checkout.cancelled.text':
    'We have not seen a payment. Not paid? Order again, and do not use the old address. Already sent? Do not pay again: ask {merchant}.',
  'checkout.invalid': 'Payment did not go through',
  'checkout.invalid.text': '{merchant} did not accept this payment. Ask {merchant} what to do.',
  'checkout.invalid.arrived': 'Payment not accepted',
  'checkout.invalid.arrived.text':
    'Your {amount} arrived, but {merchant} did not accept it for this order. Ask {merchant} to accept it or send it back before you pay again.',
  'checkout.invalid.reorged':
    'The network did not keep your transaction, so this order is not paid. Check your wallet: the coins may be back there, or may still be sent again. Ask {merchant} before you pay again.',

  'checkout.paid': 'Payment complete',
  'checkout.paid.back.FULL': 'Payment sent back',
  'checkout.paid.text': '{merchant} has your payment. Nothing more to do.',
  'checkout.paid.received': '{merchant} has your payment.',
  'checkout.paid.marked': '{merchant} marked this payment as paid. Nothing more to do.',
  'checkout.paid.refunded.PARTIAL': '{merchant} has your payment, and sent part of it back to you.',
  'checkout.paid.refunded.FULL': '{merchant} sent your payment back to you. Nothing more to do.',
  'checkout.paid.over': 'You sent {amount} too much. Ask {merchant} to send it back to you.',
  'checkout.paid.over.how':
    '{merchant} then gives you a link, where you enter the address for it. The network fee may be taken off.',
  'checkout.paid.twice': 'You paid twice',
  'checkout.paid.twice.text':
    '{merchant} can send the second payment back to you: {amount}. Ask for it.',
  'checkout.paid.over.returned': 'You sent {amount} too much. {merchant} sent it back to you.',
  'checkout.paid.less': '{amount} less than the price arrived. {merchant} accepts that.',
  'checkout.paid.refund': 'Need a refund? Ask {merchant}, and give the payment ID of this receipt.',
  'checkout.paid.redirect':
    '{seconds, plural, one {Going back to {merchant} in # second} other {Going back to {merchant} in # seconds}}',
  'checkout.paid.stay': 'Stay here',
  'checkout.paid.print': 'Print receipt',
  'checkout.sentBack': 'Sent back to you',
  'checkout.sentBack.to': 'to',
  'checkout.sentBack.fee': '{amount}, less the network fee of {fee}',
  'checkout.sentBack.title': 'Refund waiting for your address',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} wants to send {amount} back to you, and needs the address of your wallet.',
  'checkout.sentBack.unsent':
    '{merchant} had no email address to send the link to: ask for it, and give the payment ID below.',
  'checkout.sentBack.emailed':
    'We emailed the link for it to {email} on {date}. Nothing there? Look in your spam folder, then ask {merchant}.',
  'checkout.sentBack.again': 'Email the link again',
  'checkout.sentBack.again.sent': 'Link sent to {email}.',
  'checkout.sentBack.WAITING_FOR_MERCHANT':
    '{merchant} still has to send {amount} back to you. This page shows it once it is sent.',
  'checkout.sentBack.SENT': '{amount} is on its way back to you. The network is confirming it.',
});
