import { createTextArea } from '../text-area.ts';

/** Texts of the Receive dialog; 'no assets' is written with U+2019, as specified. */
export const receiveTexts = createTextArea('receive', {
  'receive.title': 'Receive',
  'receive.steps': 'Steps of receiving',
  'receive.step.account': 'Account',
  'receive.step.receive': 'Receive',
  'receive.account': 'To account',
  'receive.account.placeholder': 'Choose an account',
  'receive.asset.hint': "Other tokens won't appear in your wallet.",
  'receive.shortcuts': 'Show an address for',
  'receive.selectAccount': 'To deposit crypto assets, select an account with the dropdown above.',
  'receive.accountsFailed': "We couldn't load your accounts",
  'receive.addressFailed': "We couldn't load the deposit address",
  'receive.scopeMissing':
    "This page can't show addresses until its owner adds the scope “receive” to its token.",

  'receive.warning.BTC':
    'Send only Bitcoin (BTC) to this address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.LTC':
    'Send only Litecoin (LTC) to this address on the Litecoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.ETH':
    'Send only Ether (ETH) or ERC-20 tokens to this address on the Ethereum mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.BSC':
    'Send only BNB or BEP-20 tokens to this address on BNB Smart Chain. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.TRX':
    'Send only Tron (TRX) or TRC-20 tokens to this address on the Tron mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.SOL':
    'Send only Solana (SOL) to this address on the Solana mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.TON':
    'Send only Toncoin (TON) to this address on the TON mainnet. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.warning.token':
    'Send only {name} ({symbol}), a token of {network} ({standard}), to this address. Any other asset, or anything sent on another network, is permanently lost.',
  'receive.tokenFees': "You'll need a little {native} in this account to send {symbol} later.",
  'receive.qr': 'QR code of the deposit address',
  'receive.address': 'Deposit address',
  'receive.copy': 'Copy Deposit Address',
  'receive.confirmations':
    '{count} confirmations (typically {time}) are required before the funds are available in your wallet.',
  'receive.outage': 'Your address still works. Payments show up once the network is back.',
  'receive.activation':
    'You need to send a small amount of TRX to this address first in order to activate it.',
  'receive.activation.learnMore': 'Learn more',
  'receive.incoming': '{amount} {symbol} incoming',
  'receive.waiting': 'Waiting for payment…',
  'receive.missing.account': 'Choose an account first.',
  'receive.request': 'Request an amount',
  'receive.request.amount': 'Requested amount',
  'receive.request.hint': "Adds the amount to the QR code. Some wallets can't read it.",
  'receive.request.refused': "You can't request an amount for this asset.",
  'receive.request.remove': 'Remove amount',
  'receive.request.copy': 'Copy payment request',
  'receive.generate': 'Generate new deposit address',
  'receive.generated': 'New address successfully created',
  'receive.generateFailed': "We couldn't create a new address",
  'receive.manage': 'Manage deposit addresses',

  'receive.empty.title': 'Receive Digital Assets',
});
