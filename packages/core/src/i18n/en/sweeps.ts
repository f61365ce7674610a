import { createTextArea } from '../text-area.ts';

/** Texts about collecting the funds of payment addresses. */
export const sweepsTexts = createTextArea('sweeps', {
  'sweeps.title': 'Funds to collect',
  'sweeps.total': 'Ready to collect',
  'sweeps.text':
    'Customers pay to many addresses. Collect moves the coins to your settlement account.',
  'sweeps.none': 'Nothing to collect',
  'sweeps.none.text': 'Your settlement account has everything that was paid.',
  'sweeps.none.unpaid': 'Nothing has been paid yet.',
  'sweeps.newest': 'Newest collections',
  'sweeps.forbidden': 'Only owners, admins and accountants see this page.',
  'sweeps.loadFailed': "We couldn't load the funds to collect",
  'sweeps.addresses': '{count, plural, one {At # address} other {At # addresses}}',
  'sweeps.promised': '{free} {unit} free · {amount} {unit} in open refunds',
  'sweeps.kept': 'Kept for open refunds',
  'sweeps.collect': 'Collect',
  'sweeps.collect.named': 'Collect {unit}',
  'sweeps.signer': '{name} signs for this business.',

  'sweeps.plan.failed': "We couldn't prepare the collection",
  'sweeps.plan.amount': 'You receive',
  'sweeps.plan.gross': '{count, plural, one {On # payment address} other {On # payment addresses}}',
  'sweeps.plan.to': 'Your settlement account',
  'sweeps.plan.from': 'From',
  'sweeps.plan.from.addresses':
    '{count, plural, one {# payment address} other {# payment addresses}}',
  'sweeps.plan.from.together':
    '{count, plural, one {# payment address in one transaction} other {# payment addresses in one transaction}}',
  'sweeps.plan.fee': 'Network fees, at most',
  'sweeps.plan.deployment': 'Of these for setup, once',
  'sweeps.plan.deployment.text':
    'Setup puts the contract for your settlement account on the network.',
  'sweeps.plan.gas': 'Sent ahead for fees',
  'sweeps.plan.gas.text': 'If this device signs, sign again once this has arrived.',
  'sweeps.plan.gasAvailable': 'Your settlement account has',
  'sweeps.plan.left': 'Not collected now',
  'sweeps.plan.left.tooSmall':
    '{count, plural, one {# address holds less than its fee} other {# addresses hold less than their fee}}',
  'sweeps.plan.left.open':
    '{count, plural, one {# address of an open payment} other {# addresses of open payments}}',
  'sweeps.plan.left.moving':
    '{count, plural, one {# address is being collected already} other {# addresses are being collected already}}',
  'sweeps.plan.left.further':
    '{count, plural, one {# more address for the next collection} other {# more addresses for the next collection}}',
  'sweeps.plan.changed': 'The addresses have changed',
  'sweeps.plan.changed.text':
    'Nothing was sent. Check the addresses and the amount, then sign again.',
  'sweeps.plan.old': 'The fees have changed',
  'sweeps.plan.old.text': 'Nothing was sent. Check the new fees and sign again.',
  'sweeps.plan.again': 'Get new fees',
  'sweeps.sign.submit': 'Sign and collect',
  'sweeps.sign.done': 'Collecting {unit}',
  'sweeps.sign.server':
    'One transaction moves all of them. This server receives your password or seed phrase and signs it.',
  'sweeps.sign.unknown': 'The signature may have arrived',
  'sweeps.sign.unknown.text': 'Sign again to make sure. Nothing is sent twice.',
  'sweeps.sign.unknown.changed':
    'What you sign has changed. Check “Newest collections” before you sign again.',
  'sweeps.followFailed': "We couldn't load the collection",
  'sweeps.resume': 'Sign the rest',
  'sweeps.resume.named': 'Sign the rest of {unit}',
  'sweeps.resume.title': 'Collect the rest',
  'sweeps.resume.loadFailed': "We couldn't prepare the rest of this collection",
  'sweeps.resume.waiting':
    '{count, plural, one {# address waits} other {# addresses wait}} for another signature after this one.',
  'sweeps.resume.changed': 'The rest has changed',
  'sweeps.resume.changed.text': 'Nothing was sent. Check the rest and sign again.',
  'sweeps.skipped': 'Not signed now',
  'sweeps.skipped.BLOCKED':
    "{count, plural, one {# address whose balance differs from the network's} other {# addresses whose balances differ from the network's}}",
  'sweeps.skipped.EMPTY':
    '{count, plural, one {# address that is empty now} other {# addresses that are empty now}}',
  'sweeps.skipped.GAS_MISSING':
    '{count, plural, one {# address whose fee your settlement account cannot send ahead} other {# addresses whose fees your settlement account cannot send ahead}}',
  'sweeps.skipped.FEE_CHANGED':
    '{count, plural, one {# address whose fee is higher than planned} other {# addresses whose fees are higher than planned}}',
  'sweeps.skipped.BUSY':
    '{count, plural, one {# address with another transaction on its way} other {# addresses with another transaction on its way}}',
  'sweeps.skipped.CANNOT_SEND':
    '{count, plural, one {# address that cannot send its planned amount now} other {# addresses that cannot send their planned amounts now}}',
  'sweeps.skipped.LATER':
    '{count, plural, one {# address that is signed after these} other {# addresses that are signed after these}}',
  'sweeps.skipped.text': 'Once they can be collected, sign them under “Newest collections”.',

  'sweeps.row': '{collected} of {amount} {unit} collected',
  'sweeps.column.collection': 'Collection',
  'sweeps.column.transaction': 'Transaction',
  'sweeps.column.transaction.copy': 'Copy transaction hash',
  'sweeps.column.transaction.more': '+{count} more',
  'sweeps.column.actions': 'Actions',
  'sweeps.status.SENDING': 'Collecting',
  'sweeps.status.DONE': 'Collected',
  'sweeps.status.PARTIAL': 'Partly collected',
  'sweeps.status.FAILED': 'Not collected',
  'sweeps.says.confirming': 'Waiting until the network confirms it.',
  'sweeps.says.waiting': 'The rest needs another signature.',
});
