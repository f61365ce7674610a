import { createTextArea } from '../text-area.ts';

export const sandboxTexts = createTextArea('sandbox', {
  'sandbox.lead': 'A test ledger on your machine. Simulate what real networks do.',
  'sandbox.network': 'Network',
  'sandbox.account': 'Account',

  'sandbox.coins.title': 'Get coins',
  'sandbox.coins.text':
    'Pays {amount} {symbol} to a deposit address of the account and mines until you can spend it.',
  'sandbox.coins.asset': 'Asset',
  'sandbox.pay': 'Get {amount} {symbol}',
  'sandbox.noAccount': 'Open an account first, so that there is an address to pay to.',

  'sandbox.scenarios.title': 'Scenarios',
  'sandbox.scenarios.text': 'See how the wallet handles what can go wrong.',
  'sandbox.scenarios.stuck': 'Stuck payment',
  'sandbox.scenarios.stuck.done':
    'A deposit of {amount} {symbol} is pending and no block takes it. Release it below.',
  'sandbox.scenarios.undone': 'Reorganised deposit',
  'sandbox.scenarios.undone.done':
    'A deposit of {amount} {symbol} was confirmed, and then its block was undone.',
  'sandbox.scenarios.feeSpike': 'Fee spike',
  'sandbox.scenarios.feeSpike.end': 'End fee spike',
  'sandbox.scenarios.feeSpike.started':
    'Fees are up to five times as high for the next five minutes.',
  'sandbox.scenarios.feeSpike.ended': 'Fees are back to normal.',
  'sandbox.scenarios.poisoned': 'Poisoned address',
  'sandbox.scenarios.poisoned.contact': 'Robin Sandbox',
  'sandbox.scenarios.poisoned.done':
    '{name} is in your contacts. An address that looks the same sent you {amount} {symbol}: see Hidden in your transactions.',

  'sandbox.mine.title': 'Mine',
  'sandbox.mine.text': 'Add blocks now. Pending transactions go in the first.',
  'sandbox.mine.one': 'Mine 1 block',
  'sandbox.mine.six': 'Mine 6 blocks',
  'sandbox.mined': 'The ledger is now at block {height}.',

  'sandbox.reorg.title': 'Reorganise',
  'sandbox.reorg.text':
    'Undo the newest blocks, as if a longer chain won. Their transactions become pending again.',
  'sandbox.reorg.depth.1': '1 block',
  'sandbox.reorg.depth.2': '2 blocks',
  'sandbox.reorg.depth.3': '3 blocks',
  'sandbox.reorg.depth.1.label': 'Undo 1 block',
  'sandbox.reorg.depth.2.label': 'Undo 2 blocks',
  'sandbox.reorg.depth.3.label': 'Undo 3 blocks',
  'sandbox.reorged': 'Undone. The ledger is now at block {height}.',

  'sandbox.hold.title': 'Hold a transaction',
  'sandbox.hold.text':
    'Keeps your newest waiting transaction out of blocks, as a fee that is too low would, until you release it.',
  'sandbox.hold.none': 'No transaction of this wallet waits for a block now.',
  'sandbox.hold.hold': 'Hold {hash}',
  'sandbox.hold.release': 'Release {hash}',
  'sandbox.held': 'Held. It stays pending however many blocks are mined.',
  'sandbox.released': 'Released. The next block takes it.',

  'sandbox.outage.title': 'Outage',
  'sandbox.outage.text': 'Disconnects the ledger for 30 seconds so you can see the offline states.',
  'sandbox.outage.start': 'Cut off for 30 seconds',
  'sandbox.outage.end': 'Connect again',
  'sandbox.outage.started': 'Cut off. It reconnects automatically.',
  'sandbox.outage.ended': 'Connected again.',

  'sandbox.prices.title': 'Prices',
  'sandbox.prices.text':
    'Prices move on their own. Fix the price of {symbol} or make it unavailable.',
  'sandbox.prices.price': 'Price of {symbol} in USD',
  'sandbox.prices.invalid': 'Enter a price above zero, such as 65000',
  'sandbox.prices.pin': 'Pin',
  'sandbox.prices.fail': 'Fail',
  'sandbox.prices.walk': 'Unpin',
  'sandbox.prices.pinned': 'The price stays at {price} until you unpin it.',
  'sandbox.prices.failed': 'Price unavailable. Amounts still show.',
  'sandbox.prices.walks': 'The price moves on its own again.',

  'sandbox.explorer': 'Open the ledger explorer',
});
