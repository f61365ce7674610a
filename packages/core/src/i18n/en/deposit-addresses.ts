import { createTextArea } from '../text-area.ts';

/** Texts of the Deposit addresses dialog. */
export const depositAddressesTexts = createTextArea('deposit-addresses', {
  'depositAddresses.title': '{network} Deposit Addresses',
  'depositAddresses.titlePlain': 'Deposit Addresses',
  'depositAddresses.list': 'Addresses of {account}',
  'depositAddresses.single': 'This account has one address. It never changes.',
  'depositAddresses.used': 'Used',
  'depositAddresses.unused': 'Unused',
  'depositAddresses.qr': 'QR code of the deposit address',
  'depositAddresses.showQr': 'Show QR code',
  'depositAddresses.hideQr': 'Hide QR code',
  'depositAddresses.generate': 'Generate New Address',
  'depositAddresses.generated': 'New address successfully created',
  'depositAddresses.showUsed': 'Show used addresses',
  'depositAddresses.none': 'This account has no address yet.',
  'depositAddresses.noneUnused': 'All addresses have been used',
  'depositAddresses.loadFailed': "We couldn't load the deposit addresses",
  'depositAddresses.generateFailed': "We couldn't create a new address",
  'depositAddresses.gapLimit.title': 'Use an existing address first',
  'depositAddresses.gapLimit':
    'You have 20 unused addresses. Other wallets stop scanning after 20, so new ones could be missed when you restore. Use one of these first.',
});
