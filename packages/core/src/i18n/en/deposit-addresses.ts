import { createTextArea } from '../text-area.ts';

/** Texts of the Deposit addresses dialog. */
export const depositAddressesTexts = createTextArea('deposit-addresses', {
  'depositAddresses.title': '{network} Deposit Addresses',
  'depositAddresses.titlePlain': 'Deposit Addresses',
  'depositAddresses.list': 'Addresses of {account}',
  'depositAddresses.single':
    'This account has one address, which stays the same for every payment.',
  'depositAddresses.used': 'Used',
  'depositAddresses.unused': 'Unused',
  'depositAddresses.qr': 'QR code of the deposit address',
  'depositAddresses.showQr': 'Show QR code',
  'depositAddresses.hideQr': 'Hide QR code',
  'depositAddresses.generate': 'Generate New Address',
  'depositAddresses.generated': 'New address successfully created',
  'depositAddresses.showUsed': 'Show used addresses',
  'depositAddresses.none': 'This account has no address yet.',
  'depositAddresses.noneUnused': 'Every address of this account has been used.',
  'depositAddresses.loadFailed': 'The deposit addresses could not be loaded',
  'depositAddresses.generateFailed': 'No new address was made',
  'depositAddresses.gapLimit.title': 'There are unused addresses left',
  'depositAddresses.gapLimit':
    'This account has 20 addresses that were never paid to, and other wallet apps stop looking after that many. Use one of these first; a new one can be made once one of them has received a payment.',
});
