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
  'send.accountsFailed': 'Your accounts could not be loaded',

  'send.account': 'From account',
  'send.account.placeholder': 'Choose an account',
  'send.asset': 'Asset',
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
    'The address as you entered it has no checksum. The one we add cannot find a mistake. Compare every character.',
  'send.recipient.offCurve':
    'No key has this address: a program signs for it. Send only if the recipient gave you exactly this one, such as that of a shared vault, never that of a token account.',

  'send.recipient.suggestions': 'Recipients that you know',
  'send.recipient.firstTime': 'First time sending to this address.',
  'send.recipient.sameAccount': 'This address belongs to the account that you send from.',
  'send.recipient.lookAlike': 'This address looks like one you know',
  'send.recipient.lookAlike.text':
    'Both begin and end alike and are not the same. Somebody may have made it to be taken for the other. The characters that differ are marked.',
  'send.recipient.lookAlike.typed': 'You entered',
  'send.recipient.lookAlike.known': 'You know',
  'send.recipient.lookAlike.accept': 'I compared both, and I mean the one I entered.',
  'send.recipient.own-account': 'Your account',
  'send.recipient.contact': 'Contact',
  'send.recipient.paid': 'Paid before',
  'send.recipient.lastPaid': 'Last paid:',

  'send.memo': 'Comment (optional)',
  'send.memo.hint':
    'Exchanges usually need a comment. Without it your deposit may not be credited.',

  'send.amount': 'Amount',
  'send.amountUsd': 'Amount in USD',
  'send.usd': 'USD',
  'send.equivalent': '≈ {amount}',
  'send.switchTo': 'Switch to {unit}',
  'send.rate.asOf': 'Price of',
  'send.rate.expired': 'Too old to enter an amount in USD',
  'send.maximum': 'Maximum spendable',
  'send.priority': 'Fee priority',
  'send.priority.Low': 'Low',
  'send.priority.Medium': 'Medium',
  'send.priority.High': 'High',
  'send.priority.Custom': 'Custom',
  'send.priority.Custom.text': 'A fee rate of your own',
  'send.priority.rate': 'Fee rate',
  'send.priority.rate.unit': 'sat/vB',
  'send.priority.rate.least': 'At least {lowest}.',
  'send.priority.rate.range': 'From {lowest} to {highest}.',
  'send.priority.rate.low': 'The network does not pass on a rate as low as this.',
  'send.priority.rate.high': 'This is more than ten times the rate of High.',
  'send.priority.facts': '{time} · {blocks}',
  'send.priority.usual.Low': 'about 2-3 min',
  'send.priority.usual.Medium': 'about 25 sec',
  'send.priority.usual.High': 'about 10 sec',
  'send.priority.block': '1 block',
  'send.priority.blocks': '{count} blocks',
  'send.charge.details': 'How the fee comes about',
  'send.charge.gasPrice': 'Gas price',
  'send.charge.gasLimit': 'Gas limit',
  'send.charge.text':
    'The network sets the fee: gas price times gas limit. It is asked again before you review.',
  'send.missingForFee': 'You need about {amount} {symbol} on this account to pay the network fee.',
  'send.missingForFee.text':
    'It has {available} {symbol}. Receive some {symbol} first, then send your {token}.',
  'send.feesFailed': 'The fees could not be loaded',

  'send.review.amount': 'You send',
  'send.review.from': 'From',
  'send.review.available': '{amount} {symbol} available',
  'send.review.to': 'To',
  'send.review.memo': 'Comment',
  'send.review.value': 'Amount',
  'send.review.fees': 'Blockchain fees',
  'send.review.networkFee': 'Network fee',
  'send.review.total': 'Total',

  'send.review.highFee': 'The fees are high',
  'send.review.highFee.share': 'They are more than a tenth of the amount that you send.',
  'send.review.highFee.amount': 'They are more than $50.',
  'send.review.highFee.service': 'They are more than is usual for this amount.',
  'send.review.highFee.limit':
    'The fees are {fee} {symbol}. Up to {limit} {symbol} needs no confirmation.',
  'send.review.highFee.accept': 'I accept these fees.',

  'send.sign.forgotKey': 'Forgot encryption key?',
  'send.sign.forgotPhrase': 'Forgot your seed phrase?',
  'send.sign.method': 'How do you want to sign?',
  'send.sign.lead':
    'Signing shows that the wallet is yours and sends this at once. It cannot be taken back.',
  'send.sign.ENCRYPTION_KEY': 'Encryption key',
  'send.sign.ENCRYPTION_KEY.detail':
    'The cloud encryption password of this wallet, not the one you sign in with',
  'send.sign.SEED_PHRASE': 'Seed phrase',
  'send.sign.SEED_PHRASE.detail':
    'The 12 to 24 words of this wallet, if you have lost its password',
  'send.sign.once': 'Used once to unlock your key for this transaction. It is never stored.',
  'send.sign.wordCount': 'Enter 12 to 24 words',
  'send.sign.phraseLength': 'A seed phrase has 12, 15, 18, 21 or 24 words.',
  'send.sign.code': 'Two-factor code',
  'send.sign.code.hint': 'The 6 digits that your authenticator app shows',
  'send.sign.code.length': 'Enter 6 digits',
  'send.sign.submit': 'Sign Action',
  'send.sign.back': 'BACK',
  'send.sign.refused': 'This was not sent',

  'send.checking': 'We are checking whether it was sent',
  'send.checking.text':
    'The connection broke after you signed. The same transaction is asked for again: it cannot be sent twice.',
  'send.unknown': 'We do not know yet whether this was sent',
  'send.unknown.text':
    'Look at your transactions first. Signing here once more repeats the same transaction: it cannot be sent twice.',
  'send.unknown.transactions': 'View transactions',

  'send.sent': 'Successfully Sent',
  'send.sent.notification': 'Transaction sent successfully',
  'send.sent.again': 'Send another',
  'send.sent.note': 'Add note',
  'send.sent.note.label': 'Note, for you alone',
  'send.sent.note.save': 'Save note',
  'send.sent.note.saved': 'Note saved',

  'send.empty.title': 'Send Digital Assets',
});
