import type { TextArea } from '../text-area.ts';

/** Sentences in quotes in the specification stand here as they are there: some without a period. */
export const send = {
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

  'send.empty.title': 'Send Digital Assets',
} as const;

export const sendTexts: TextArea = { name: 'send', english: send };
