import { createTextArea } from '../text-area.ts';

export const sandboxTexts = createTextArea('sandbox', {
  'sandbox.lead':
    'This ledger is on your machine and its coins have no value. Make happen what real networks do.',
  'sandbox.network': 'Network',
  'sandbox.account': 'Account',

  'sandbox.coins.title': 'Get coins',
  'sandbox.coins.text':
    'Pays {amount} {symbol} to a deposit address of the account and mines a block.',
  'sandbox.coins.asset': 'Asset',
  'sandbox.pay': 'Get {amount} {symbol}',
  'sandbox.noAccount': 'Open an account first, so that there is an address to pay to.',

  'sandbox.mine.title': 'Mine',
  'sandbox.mine.text':
    'Adds blocks now instead of waiting. The first takes every waiting transaction.',
  'sandbox.mine.one': 'Mine 1 block',
  'sandbox.mine.six': 'Mine 6 blocks',
  'sandbox.mined': 'The ledger is now at block {height}.',

  'sandbox.reorg.title': 'Reorganise',
  'sandbox.reorg.text':
    'Takes the newest blocks back, as when a longer chain wins. What they held waits again.',
  'sandbox.reorg.depth.1': '1 block',
  'sandbox.reorg.depth.2': '2 blocks',
  'sandbox.reorg.depth.3': '3 blocks',
  'sandbox.reorg.depth.1.label': 'Take back 1 block',
  'sandbox.reorg.depth.2.label': 'Take back 2 blocks',
  'sandbox.reorg.depth.3.label': 'Take back 3 blocks',
  'sandbox.reorged': 'Taken back. The ledger is now at block {height}.',

  'sandbox.hold.title': 'Hold a transaction',
  'sandbox.hold.text':
    'Keeps your newest waiting transaction out of blocks, as a fee that is too low would, until you release it.',
  'sandbox.hold.none': 'No transaction of this wallet waits for a block now.',
  'sandbox.hold.hold': 'Hold {hash}',
  'sandbox.hold.release': 'Release {hash}',
  'sandbox.held': 'Held. It stays pending however many blocks are mined.',
  'sandbox.released': 'Released. The next block takes it.',

  'sandbox.outage.title': 'Outage',
  'sandbox.outage.text':
    'Cuts the server off from the ledger for 30 seconds. Balances stay as last known and say so.',
  'sandbox.outage.start': 'Cut off for 30 seconds',
  'sandbox.outage.end': 'Connect again',
  'sandbox.outage.started': 'Cut off. It connects again by itself.',
  'sandbox.outage.ended': 'Connected again.',

  'sandbox.prices.title': 'Prices',
  'sandbox.prices.text':
    'Prices walk up and down by themselves. Pin the one of {symbol}, or make it fail.',
  'sandbox.prices.price': 'Price of {symbol} in USD',
  'sandbox.prices.invalid': 'Enter a price above zero, such as 65000',
  'sandbox.prices.pin': 'Pin',
  'sandbox.prices.fail': 'Fail',
  'sandbox.prices.walk': 'Let it walk',
  'sandbox.prices.pinned': 'The price stays at {price} until you let it walk.',
  'sandbox.prices.failed': 'There is no price now. Amounts still show.',
  'sandbox.prices.walks': 'The price walks again.',

  'sandbox.explorer': 'Open the ledger explorer',
});
