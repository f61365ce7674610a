import { createTextArea } from '../text-area.ts';

/** Texts of the checkout page, for people who have never paid with crypto. */
export const checkoutTexts = createTextArea('checkout', {
  'checkout.title': 'Pay {merchant}',
  'checkout.title.paid': 'Paid · {merchant}',
  'checkout.price': 'Price',
  'checkout.amount': 'Amount',
  'checkout.price.paid': 'Paid',
  'checkout.order': 'Order {id}',
  'checkout.invoice': 'Invoice {number}',
  'checkout.test': 'Test payment. No real money moves on this page.',
  'checkout.offline': "You're offline. This page updates when you're back.",
  'checkout.stale': "We can't reach the server. Trying again.",
  'checkout.slow': 'Too many requests from your network. This page tries again shortly.',
  'checkout.loadFailed': "We couldn't load this payment",

  'checkout.broken': 'This page stopped working',
  'checkout.broken.text': 'Your payment is not affected. Reload the page before you send anything.',
  'checkout.broken.reload': 'Reload page',

  'checkout.first': 'New to paying with cryptocurrency?',

  'checkout.choose': 'Choose how to pay',
  'checkout.choose.text':
    'Pick a cryptocurrency you have, on a network that your wallet or exchange offers. The next step shows the exact amount, which is valid for at least {time}. The network charges a fee on top of the price.',
  'checkout.choose.search': 'Search coins and networks',
  'checkout.choose.none': 'No coin matches “{text}”.',
  'checkout.choose.cards': 'Cards are not accepted here.',
  'checkout.choose.empty': 'This shop accepts no coins now. Ask the shop for help.',
  'checkout.choose.failed': 'Nothing was paid. Try again, or choose another coin.',
  'checkout.asset.network': 'on {network}',
  'checkout.asset.about': '≈ {amount}',
  'checkout.asset.fee': 'Fee about {fee}',
  'checkout.asset.fee.small': 'Fee below {fee}',
  'checkout.asset.minutes': 'about {minutes} min',
  'checkout.asset.window': 'amount valid {time}',
  'checkout.asset.exact': 'send the exact amount',
  'checkout.asset.comment': 'needs a comment',
  'checkout.asset.cheapest': 'Low fee',
  'checkout.asset.reason.NO_RATE': 'No price at the moment',
  'checkout.asset.reason.OUT_OF_RANGE': 'Not for this amount',
  'checkout.asset.reason.NETWORK_DELAYED': 'Network delayed',
  'checkout.asset.reason.BUSINESS_CLOSED': 'Shop closed',

  'checkout.send': 'Send {amount}\u00a0{symbol}',
  'checkout.send.rest': 'Send the remaining {amount}\u00a0{symbol}',
  'checkout.send.change': 'Pay with another coin',
  'checkout.send.change.sent':
    'Already sent {symbol}? Do not choose another coin. Go back: this page shows your payment once it arrives.',
  'checkout.send.qr.address': 'Show a QR code without the amount',
  'checkout.send.qr.whole': 'Show a QR code with the amount',
  'checkout.send.qr.show': 'Show QR code',
  'checkout.send.qr.hide': 'Hide QR code',
  'checkout.send.amount.copy': 'Copy amount',
  'checkout.send.amount.copied': 'Amount copied',
  'checkout.rate': '1 {asset} = {price}',
  'checkout.send.how':
    'Or enter it by hand: in your wallet or exchange, choose Send or Withdraw, and enter the amount, this network and this address:',
  'checkout.send.how.memo':
    'Or enter it by hand: in your wallet or exchange, choose Send or Withdraw, and enter the amount, the comment, this network and this address:',
  'checkout.send.on': 'On this network',
  'checkout.send.address': 'To this address',
  'checkout.send.address.same': 'To the same address as before',
  'checkout.send.address.copy': 'Copy address',
  'checkout.send.address.copied': 'Address copied',
  'checkout.send.memo': 'Comment (memo)',
  'checkout.send.memo.copy': 'Copy comment',
  'checkout.send.memo.copied': 'Comment copied',
  'checkout.send.memo.warning':
    'Enter it as comment, memo or tag. Without it, {merchant} may have to look for your payment by hand.',
  'checkout.send.memo.change': 'No field for it? Pay with another coin.',
  'checkout.send.memo.ask': 'No field for it? Ask {merchant} first.',
  'checkout.send.memo.carried': '“{open}” fills it in for you.',
  'checkout.send.network':
    'Send {symbol} on the {network} network only. Anything else may be lost.',
  'checkout.send.exchange':
    'Paying from an exchange? It may take its fee out of the amount. Before you confirm, check that {amount} {symbol} arrives after the fee.',
  'checkout.send.exchange.time':
    'It can also take an hour to send. If your payment comes too late, {merchant} can accept it or send it back.',
  'checkout.send.exchange.longer':
    'Paying from an exchange? With other coins, such as {symbol}, the amount is valid for {time}.',
  'checkout.send.exact':
    'Send exactly this amount, in one transfer: its last digits identify your payment. Paying from an exchange? Check what arrives after its fee.',
  'checkout.send.exact.change': 'Cannot send all decimals? Pay with another coin.',
  'checkout.send.open': 'Open in wallet',
  'checkout.send.open.none':
    'Nothing opened? Copy the amount and the address into your wallet or exchange.',
  'checkout.send.open.none.memo':
    'Nothing opened? Copy the amount, the address and the comment into your wallet or exchange.',
  'checkout.send.more': 'Other ways to pay',
  'checkout.billfold': 'I have a Billfold wallet',
  'checkout.billfold.other': 'Pay from a Billfold on another website',
  'checkout.part.failed': "We couldn't load this part of the page.",
  'checkout.send.waiting': 'Waiting for your payment',
  'checkout.send.waiting.rest': 'Waiting for the remaining {rest}',
  'checkout.send.checked':
    '{seconds, plural, =0 {Last checked just now} one {Last checked # second ago} other {Last checked # seconds ago}}',
  'checkout.send.close':
    'Sent it? You can close this page. Keep its link: it shows your payment again.',
  'checkout.send.link.copy': 'Copy page link',
  'checkout.send.link.copied': 'Link copied',
  'checkout.send.held': 'This amount is valid until',
  'checkout.send.held.invoice': 'Only this amount ends then, not the time to pay your invoice.',
  'checkout.send.held.after':
    'Send before then, so that your transaction reaches the network in time. Too late? Do not send: this page says what to do.',
  'checkout.send.held.scarce':
    'Little time is left. Not sent yet? Wait: this page says what to do when the time is up.',
  'checkout.send.held.scarce.rest':
    'Little time is left. The rest not sent yet? Do not send it: ask {merchant}.',
  'checkout.send.held.after.rest':
    'The rest must reach the network before then. After that, do not send it: ask {merchant}.',
  'checkout.send.left.minutes': '({minutes} min left)',
  'checkout.send.left.announced':
    '{minutes, plural, one {# minute} other {# minutes}} left for this amount',
  'checkout.send.partly': 'We received {seen} {symbol}, which is part of the price.',

  'checkout.already': 'I have already paid',
  'checkout.already.other': 'Paid, or sent another amount?',
  'checkout.already.memo': 'Paid, or sent without the comment?',

  'checkout.cancel': 'Cancel payment',

  'checkout.confirming': 'Payment received, being confirmed',

  'checkout.paid.back': 'Back to {merchant}',

  'checkout.help': 'Contact {merchant}',
  'checkout.terms': 'Terms',
  'checkout.privacy': 'Privacy',
  'checkout.refunds': 'Refunds',
  'checkout.footer': 'Payments by Billfold',
  'checkout.language': 'Language',

  'checkout.line': '{quantity} × {price}',
  'checkout.lines': 'Items',
});
