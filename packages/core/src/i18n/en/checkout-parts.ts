import { createTextArea } from '../text-area.ts';

/** Texts of parts of the checkout page that come when they are asked for, or that few payers see. */
export const checkoutPartsTexts = createTextArea('checkoutParts', {
  'checkout.notFound': 'This payment page does not exist',
  'checkout.notFound.text':
    'Do not send any money. Check the link, or ask the shop for a new one. Already sent? Keep the transaction hash (TxID), and ask the shop.',

  'checkout.first.have':
    'You need a wallet app or an account at an exchange, with enough of the coin that you choose.',
  'checkout.first.get':
    'No coins yet? An exchange sells them, by card or bank transfer. Opening an account there can take a day.',
  'checkout.first.network':
    'A network is the system that moves a coin. The same coin can be on several: pick one that your wallet or exchange offers for sending.',
  'checkout.first.send':
    'In your wallet or exchange, choose Send or Withdraw. Paste the address, the amount and, where this page shows one, the comment. Pick the same network.',
  'checkout.first.fee':
    'Sending costs a fee on top. An exchange may take it out of the amount. If it does, enter more: the whole amount must arrive.',
  'checkout.first.wait':
    'A wallet sends immediately, an exchange can take an hour: is the amount valid that long? You can close this page: its link shows your payment.',
  'checkout.first.done': 'This page says “{received}” once it has worked.',
  'checkout.first.wrong':
    'Too little, too much or too late? {merchant} has your money, and this page says what to do. If it shows nothing, ask {merchant} before you pay again. On another network, it may be lost.',
  'checkout.first.refund':
    'Want your money back later? Ask {merchant}. A refund goes to an address that you give.',

  'checkout.details': 'Your details',
  'checkout.details.text': '{merchant} asks for this before you pay.',
  'checkout.details.email': 'Email',
  'checkout.details.email.optional': 'Email (optional)',
  'checkout.details.email.hint': 'For your receipt.',
  'checkout.details.email.invalid': 'Enter a valid email address',
  'checkout.details.name': 'Name (optional)',
  'checkout.details.optional': '{label} (optional)',
  'checkout.details.missing': 'Fill in this field',
  'checkout.details.save': 'Email receipt',
  'checkout.details.saved': 'Your receipt goes to {email}.',
  'checkout.details.sent': 'We emailed your receipt to {email}.',
  'checkout.details.receipt': 'Get a receipt by email',
  'checkout.decision.hint': 'For the decision of {merchant}, and for the link to a refund.',
  'checkout.decision.save': 'Tell me what {merchant} decides',
  'checkout.decision.saved': 'We email {email} what {merchant} decides.',

  'checkout.send.qr': 'QR code of the payment',
  'checkout.send.qr.scan': 'Scan it with the wallet app on your phone.',
  'checkout.send.qr.title': 'Scan to pay',
  'checkout.send.qr.memo': 'Comment: {memo}',
  'checkout.send.qr.plain': 'This code holds the address only. Enter the amount yourself.',
  'checkout.send.qr.plain.memo':
    'This code holds the address only. Enter the amount and the comment yourself.',

  'checkout.billfold.host': 'Address of your Billfold',
  'checkout.billfold.host.invalid': 'Enter the https address of your wallet',
  'checkout.billfold.open': 'Open my wallet',

  'checkout.already.hash': 'Transaction hash',

  'checkout.cancel.question': 'Cancel this payment?',
  'checkout.cancel.text': 'Do this only if you have not sent anything.',
  'checkout.cancel.keep': 'Keep payment',
  'checkout.cancel.confirm': 'Yes, cancel',

  'checkout.help.ORDER':
    'Questions? Write to {merchant} where you ordered, and give the payment ID below.',
  'checkout.help.LINK':
    'Questions? Write to {merchant} where you got the payment link, and give the payment ID below.',
  'checkout.help.INVOICE':
    'Questions? Write to {merchant} where you got the invoice, and give the payment ID below.',
  'checkout.help.id': 'Payment ID',
  'checkout.help.id.give': 'Give this payment ID when you write',
  'checkout.help.id.copy': 'Copy payment ID',
  'checkout.help.id.copied': 'Payment ID copied',

  'checkout.transfers': 'Transactions',
  'checkout.transfers.uncounted': 'Not counted',
  'checkout.transfers.other': 'Other coin',
  'checkout.transfers.FAILED': 'Not counted: failed',
  'checkout.transfers.REPLACED': 'Not counted: replaced',
  'checkout.transfers.DROPPED': 'Not counted: dropped',
  'checkout.transfers.contract': 'Paid by a smart contract',
});
