import { createTextArea } from '../text-area.ts';

/** Texts of the details of a transaction and its confirmations. */
export const confirmationTexts = createTextArea('confirmation', {
  'confirmation.network': 'Network',
  'confirmation.date': 'Date',
  'confirmation.from': 'From Address',
  'confirmation.moreFrom': '+{count} more',
  'confirmation.to': 'To Address',
  'confirmation.hash': 'Hash',
  'confirmation.confirmations': 'Confirmations',
  'confirmation.count': '{confirmations} of {required}',
  'confirmation.progress': 'Progress',
  'confirmation.progress.bar': '{confirmations} of {required} confirmations',
  'confirmation.left': 'Usually final in {time}.',
  'confirmation.left.block': 'Waiting for a block. Usually final in {time}.',
  'confirmation.rate': 'Exchange rate',
  'confirmation.rate.value': '{price} per {symbol}',
  'confirmation.fiat': 'USD value',
  'confirmation.status.PENDING': 'Pending',
  'confirmation.status.CONFIRMING': 'Confirming',
  'confirmation.status.CONFIRMED': 'Confirmed',
  'confirmation.status.FAILED': 'Failed',
  'confirmation.status.DROPPED': 'Dropped',
  'confirmation.status.REPLACED': 'Replaced',
  'confirmation.copyHash': 'Copy hash',
  'confirmation.copyFrom': 'Copy from address',
  'confirmation.copyTo': 'Copy recipient address',
});
