import { createTextArea } from '../text-area.ts';

/** Texts of the Add account dialog. */
export const addAccountTexts = createTextArea('add-account', {
  'addAccount.title': 'Add account',
  'addAccount.network': 'Network',
  'addAccount.name': 'Account name',
  'addAccount.nameLength': 'Use at most 40 characters',
  'addAccount.nameTaken': 'This wallet already has an account with this name',
  'addAccount.key': 'Cloud encryption password',
  'addAccount.key.hint': 'Used once to derive the account. It is never stored.',
  'addAccount.keyRequired.title': 'Your password is needed',
  'addAccount.keyRequired':
    'The keys that were prepared for this network are used up. Enter the cloud encryption password of this wallet to make more of them.',
  'addAccount.submit': 'Add account',
  'addAccount.added': 'Account successfully added',
  'addAccount.loadFailed': 'The networks could not be loaded',
  'addAccount.noNetwork': 'This server has no network to add an account on',
  'addAccount.failed': 'The account was not added',
});
