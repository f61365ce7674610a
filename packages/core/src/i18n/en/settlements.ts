import { createTextArea } from '../text-area.ts';

/** Texts about what businesses were paid into the wallet, on the Accounts screen. */
export const settlementsTexts = createTextArea('settlements', {
  'settlements.title': 'Business payments',
  'settlements.lead': 'Paid to your business. Not part of your wallet balance.',
  'settlements.loadFailed': "We couldn't load your business payments",
  'settlements.held': '{count, plural, =0 {Nothing held} one {# asset} other {# assets}}',
  'settlements.empty.title': 'Nothing to send',
  'settlements.empty.text': 'New payments to {name} appear here.',
  'settlements.unpriced': 'Value without {symbols}: no price',
  'settlements.fresh': 'A new address for each payment',
  'settlements.own':
    '{count, plural, one {One address, used by one payment} other {# addresses, one per payment}}',
  'settlements.reused':
    '{count, plural, one {One address, used again after each payment} other {# addresses, used again after each payment}}',
  'settlements.shared': 'One address for all payments',
  'settlements.send': 'Send {asset}',
  'settlements.sendFrom': 'Send from {address}',
  'settlements.addresses.show': 'Show addresses',
  'settlements.addresses.hide': 'Hide addresses',
  'settlements.addresses.text': 'Each address holds its own coins, so you send from one at a time.',
  'settlements.addresses.copy': 'Copy address {address}',
  'settlements.addresses.none': 'These addresses are empty now.',
  'settlements.addresses.loadFailed': "We couldn't load the addresses",
  'settlements.sent': 'Sent from {name}',
  'settlements.sent.text':
    'These are not in the transactions of your wallet. They belong to the business.',
  'settlements.sent.none': 'Nothing sent yet.',
  'settlements.sent.loadFailed': "We couldn't load what was sent",
});
