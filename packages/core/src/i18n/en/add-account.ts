import { createTextArea } from '../text-area.ts';

/** Texts of the Add account dialog. */
export const addAccountTexts = createTextArea('add-account', {
  'addAccount.title': 'Add account',
  'addAccount.network': 'Network',
  'addAccount.keyPath': 'Count accounts',
  'addAccount.keyPath.hint': 'Your other wallet finds this account only if it counts the same way.',
  'addAccount.keyPath.ACCOUNT': 'Like Ledger',
  'addAccount.keyPath.ADDRESS': 'Like MetaMask',
  'addAccount.addressType': 'Address type',
  'addAccount.addressType.hint': 'To find coins of another wallet, choose the type it uses.',
  'addAccount.addressType.wpkh': 'Native SegWit',
  'addAccount.addressType.tr': 'Taproot',
  'addAccount.addressType.sh-wpkh': 'Nested SegWit',
  'addAccount.addressType.pkh': 'Legacy',
  'addAccount.name': 'Account name',
  'addAccount.nameLength': 'Use at most 40 characters',
  'addAccount.nameTaken': 'This wallet already has an account with this name',
  'addAccount.key': 'Cloud encryption password',
  'addAccount.key.hint': 'Used once. Never stored.',
  'addAccount.keyRequired.title': 'Your password is needed',
  'addAccount.keyRequired':
    'Enter your cloud encryption password to add another account on this network.',
  'addAccount.submit': 'Add account',
  'addAccount.added': 'Account successfully added',
  'addAccount.loadFailed': "We couldn't load the networks",
  'addAccount.noNetwork': 'No networks available',
  'addAccount.failed': 'The account was not added',
});
