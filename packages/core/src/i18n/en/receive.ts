/** Spec §2 Receive dialog; its 'no assets' text is written with U+2019. */
export const receive = {
  'receive.title': 'Receive',
  'receive.steps': 'Steps of receiving',
  'receive.step.account': 'Account',
  'receive.step.receive': 'Receive',
  'receive.account': 'Account',
  'receive.account.placeholder': 'Choose an account',
  'receive.selectAccount': 'To deposit crypto assets, select an account with the dropdown above.',
  'receive.accountsFailed': 'Your accounts could not be loaded',
  'receive.addressFailed': 'The deposit address could not be loaded',

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
  'receive.qr': 'QR code of the deposit address',
  'receive.address': 'Deposit address',
  'receive.copy': 'Copy Deposit Address',
  'receive.confirmations':
    '{count} confirmations (typically {time}) are required before the funds are available in your wallet.',
  'receive.generate': 'Generate new deposit address',
  'receive.generated': 'New address successfully created',
  'receive.generateFailed': 'No new address was made',
  'receive.manage': 'Manage deposit addresses',

  'receive.empty.title': 'Receive Digital Assets',
} as const;

export const receiveTexts = { name: 'receive', english: receive } as const;
