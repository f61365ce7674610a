import { createTextArea } from '../text-area.ts';

/**
 * Texts of the Send dialog. Sentences that the specification quotes are here byte for byte, some
 * without a period.
 */
export const sendTexts = createTextArea('send', {
  'send.title': 'Send',
  'send.steps': 'Steps of sending',
  'send.step.recipient': 'Recipient',
  'send.step.amount': 'Amount',
  'send.step.review': 'Review',
  'send.step.sign': 'Sign',
  'send.accountsFailed': "We couldn't load your accounts",
  'send.scopeMissing': "This page can't send until its owner adds the scope “send” to its token.",
  'send.accountsEarlier': 'Balances may be out of date',

  'send.account': 'From account',
  'send.account.placeholder': 'Choose an account',
  'send.account.switched': 'Switched from {name} to pay this address.',
  'send.account.switchBack': 'Switch back',
  'send.outage': 'You can send again once the network is back.',
  'send.recipient': 'Recipient Address',
  'send.recipient.scan': 'Scan a QR code',
  'send.recipient.placeholder': 'Paste or type the {network} address',
  'send.warning.BTC':
    'Send only Bitcoin (BTC) to a Bitcoin address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.LTC':
    'Send only Litecoin (LTC) to a Litecoin address on the Litecoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.ETH':
    'Send only Ether (ETH) or ERC-20 tokens to an Ethereum address on the Ethereum mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.BSC':
    'Send only BNB or BEP-20 tokens to a BNB Smart Chain address on BNB Smart Chain. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.TRX':
    'Send only Tron (TRX) or TRC-20 tokens to a Tron address on the Tron mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.SOL':
    'Send only Solana (SOL) to a Solana address on the Solana mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.TON':
    'Send only Toncoin (TON) to a TON address on the TON mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'send.warning.token':
    'Send only {name} ({symbol}), a token of {network} ({standard}), to an address on {network}. Any other asset, or anything sent on another network, is permanently lost.',

  'send.recipient.noChecksum':
    "This address has no checksum, so we can't detect typos. Check every character.",
  'send.recipient.offCurve':
    'This address is controlled by a program, not a person. Only send if the recipient gave you exactly this address.',

  'send.request.opening': 'Verifying this link',
  'send.request.title': 'Pay {business}',
  'send.request.verified': 'Verified: {host}',
  'send.request.price': 'Price: {price}',
  'send.request.until': 'Send by',
  'send.request.fee': 'Sending it in time is enough. It can be confirmed later.',
  'send.request.test': 'Test payment',
  'send.request.failed': "We couldn't open this link. Try again.",
  'send.request.request_link_refused':
    "This link can't be opened. Paste the https link of a checkout page.",
  'send.request.request_unreachable':
    "This host doesn't answer. Try again, or pay on its checkout page.",
  'send.request.request_not_verified':
    "We couldn't verify this host. Don't pay. Ask the business for a new link.",
  'send.request.request_not_found':
    "This host doesn't know the payment. Ask the business for a new link.",
  'send.request.method_not_chosen':
    'Choose a coin on the checkout page, then press “I have a Billfold wallet” there.',
  'send.request.request_expired':
    'The time to pay has ended. Get a new price on the checkout page.',
  'send.request.method_unavailable': "This coin can't be used right now. Choose another one.",
  'send.request.details_missing':
    'The business asks for details first. Enter them on the checkout page.',
  'send.request.choose': 'Choose a coin to pay with',
  'send.request.choose.price': 'Choose a coin to pay {price}',
  'send.request.asset': 'Pay with {asset}',
  'send.request.asset.network': 'Pay with {asset} on {network}',
  'send.request.asset.about': '{action} · about {amount}',
  'send.request.checkout': 'Open the checkout page',
  'send.request.leave': 'Send to someone else',
  'send.request.back': 'Back to the checkout',
  'send.request.order': 'Order {id}',
  'send.request.request_cancelled': 'This payment was cancelled. Ask the business for a new one.',
  'send.request.request_paid': 'This payment is already paid.',
  'send.request.request_wrong_network':
    "This payment is in an asset or on a network that isn't available here.",

  'send.recipient.suggestions': 'Recent and saved',
  'send.recipient.firstTime':
    "You haven't sent to this address before. Compare every group with the address you were given.",
  'send.recipient.changed': 'Check the new address with {name} before you pay.',
  'send.recipient.otherAccount': 'Send from {network} instead ({balance})',
  'send.recipient.fromAccount': 'Send from {network} ({balance})',
  'send.recipient.severalNetworks':
    'This address works on more than one network. Use the one your recipient expects.',
  'send.recipient.sameAccount': 'This is your own address in this account.',
  'send.recipient.lookAlike': 'Possible address-poisoning scam',
  'send.recipient.lookAlike.text':
    "This address starts and ends like one you know, but it's different. We've highlighted the differences.",
  'send.recipient.lookAlike.typed': 'You entered',
  'send.recipient.offline': "Contacts and recent recipients appear when you're back online.",
  'send.recipient.lookAlike.known': 'You know',
  'send.recipient.lookAlike.accept': "I've checked. Send to the address I entered.",
  'send.recipient.notCompared': "We couldn't check for look-alikes",
  'send.recipient.notCompared.text':
    "Your contacts or past payments didn't load. Try again, or check every character.",
  'send.recipient.contacts': 'Manage contacts',
  'send.recipient.group.contact': 'Contacts',
  'send.recipient.group.paid': 'Recent',
  'send.recipient.group.own-account': 'My accounts',
  'send.recipient.paid': 'Not in your contacts',
  'send.recipient.lastPaid': 'Paid',

  'send.missing.account': 'Choose an account first.',
  'send.missing.memo': 'Shorten the comment first.',
  'send.missing.lookAlike': 'Confirm the address first.',
  'send.missing.nativeFee': 'This account cannot pay the network fee yet.',
  'send.missing.highFee': 'Confirm the high fees first.',
  'send.missing.fees': "The fees aren't loaded. Try again.",

  'send.memo': 'Comment (optional)',
  'send.memo.hint':
    'Sending to an exchange? It usually needs a comment, or your deposit may be lost.',

  'send.amount': 'Amount',
  'send.amountUsd': 'Amount in USD',
  'send.usd': 'USD',
  'send.equivalent': '≈ {amount}',
  'send.switchTo': 'Switch to {unit}',
  'send.rate.asOf': 'Price from',
  'send.rate.expired': 'Price is out of date',
  'send.digits': 'Up to {digits} decimals',
  'send.maximum': 'Maximum spendable',
  'send.maximum.fees': '{amount} {symbol} set aside for fees',
  'send.minimum': 'Minimum {amount} {symbol}',
  'send.priority': 'Fee priority',
  'send.priority.Low': 'Low',
  'send.priority.Medium': 'Medium',
  'send.priority.High': 'High',
  'send.priority.Custom': 'Custom',
  'send.priority.Custom.text': 'Set your own rate',
  'send.priority.rate': 'Fee rate',
  'send.priority.rate.unit': 'sat/vB',
  'send.priority.rate.least': 'At least {lowest}.',
  'send.priority.rate.range': 'From {lowest} to {highest}.',
  'send.priority.rate.low': "Too low: the network won't relay this.",
  'send.priority.rate.high': 'More than 10× the High rate.',
  'send.priority.facts': 'First confirmation: {time} · {blocks}',
  'send.priority.usual.Low': 'about 2-3 min',
  'send.priority.usual.Medium': 'about 25 sec',
  'send.priority.usual.High': 'about 10 sec',
  'send.priority.block': '1 block',
  'send.priority.blocks': '{count} blocks',
  'send.fees.about': 'about',
  'send.fees.ofMaximum': 'Estimated for sending your whole balance.',
  'send.fees.ofEarlier': 'For the amount you entered before.',
  'send.fees.activation': "Activates the recipient's account",
  'send.fees.activation.part': "Includes {amount} {symbol} to activate the recipient's account.",
  'send.fees.activation.all': 'Included in the network fee',
  'send.fees.free': 'Free bandwidth covers this transaction.',
  'send.fees.free.token': 'Your bandwidth and energy cover this transaction.',
  'send.fees.resources': 'Pays for bandwidth.',
  'send.fees.resources.token': 'Pays for bandwidth and energy.',
  'send.charge.details': 'Fee details',
  'send.charge.gasPrice': 'Gas price',
  'send.charge.gasLimit': 'Gas limit',
  'send.charge.text': 'Fee = gas price × gas limit. We refresh it before you review.',
  'send.missingForFee': 'You need about {amount} {symbol} on this account to pay the network fee.',
  'send.missingForFee.text':
    'You have {available} {symbol}. Add {symbol} to this account, then send your {token}.',
  'send.missingForFee.address': 'This address needs about {amount} {symbol} for the fee.',
  'send.missingForFee.address.text':
    'It holds {available} {symbol}. Send {symbol} to it, then send the {token}.',
  'send.missingForFee.copy': 'Copy address',
  'send.missingForFee.topUp': 'Send {symbol} to it',
  'send.feesFailed': "We couldn't load the fees",

  'send.review.amount': 'You send',
  'send.review.from': 'From',
  'send.review.available': '{amount} {symbol} available',
  'send.review.to': 'To',
  'send.arrival': 'Arrives',
  'send.arrival.value': '{time} · {count, plural, one {# confirmation} other {# confirmations}}',
  'send.review.memo': 'Comment',
  'send.review.value': 'Amount',
  'send.review.fees': 'Blockchain fees',
  'send.review.changedFee': 'It was {amount} {symbol}',
  'send.review.networkFee': 'Network fee',
  'send.review.total': 'Total',

  'send.review.highFee': 'High fees',
  'send.review.highFee.share': "Fees are {fee}, over 10% of what you're sending.",
  'send.review.highFee.amount': 'Fees are {fee}, over $50.',
  'send.review.highFee.service': 'Fees are {fee}, unusually high for this amount.',
  'send.review.highFee.accept': 'Send anyway',

  'send.sign.forgotKey': 'Forgot encryption key?',
  'send.sign.forgotPhrase': 'Forgot your seed phrase?',
  'send.sign.method': 'How do you want to sign?',
  'send.sign.lead': "This sends immediately and can't be reversed.",
  'send.sign.ENCRYPTION_KEY': 'Cloud encryption password',
  'send.sign.ENCRYPTION_KEY.detail':
    'The cloud encryption password of this wallet, not your sign-in password.',
  'send.sign.ENCRYPTION_KEY.hint': 'Not your sign-in password.',
  'send.sign.SEED_PHRASE': 'Seed phrase',
  'send.sign.SEED_PHRASE.detail':
    'Use your 12–24 words if you forgot the cloud encryption password.',
  'send.sign.once': 'Used once, never stored.',
  'send.sign.code': 'Two-factor code',
  'send.sign.code.hint': 'The 6 digits that your authenticator app shows',
  'send.sign.code.length': 'Enter 6 digits',
  'send.sign.frame': 'Sign on {host}',
  'send.sign.frame.blocked': "We couldn't open {host} here",
  'send.sign.frame.blocked.text':
    'Your password is typed on {host} only. Open your wallet there to send.',
  'send.sign.frame.open': 'Open {host}',
  'send.sign.frame.retry': 'Try again',
  'send.sign.submit': 'Sign Action',
  'send.sign.back': 'BACK',
  'send.sign.refused': 'Not sent',
  'send.sign.offline': 'Nothing was sent. Sign again once you have a connection.',

  'send.checking': 'Checking your transaction…',
  'send.checking.text':
    "We lost the connection after you signed. Don't worry: it can't be sent twice.",
  'send.unknown': "We're not sure this was sent",
  'send.unknown.text':
    "Check your transactions first. Signing again is safe: it can't be sent twice.",
  'send.unknown.transactions': 'View transactions',

  'send.sent': 'Successfully Sent',
  'send.sent.notification': 'Transaction sent successfully',
  'send.sent.again': 'Send another',
  'send.sent.note': 'Add note',
  'send.sent.note.label': 'Private note',
  'send.sent.note.save': 'Save note',
  'send.sent.note.saved': 'Note saved',

  'send.empty.title': 'Send Digital Assets',
});
