import type { TextArea } from '../text-area.ts';

export const accountPlatform = {
  'accountPlatform.title': 'Platform settings',
  'accountPlatform.lead': 'The areas that you use, what you own in them, and your data.',
  'accountPlatform.loadFailed': 'Your platform settings could not be loaded',
  'accountPlatform.choices': 'Your areas',
  'accountPlatform.mode': 'After signing in, open',
  'accountPlatform.mode.wallet': 'Wallet',
  'accountPlatform.mode.wallet.detail': 'Your own coins',
  'accountPlatform.mode.payments': 'Payments',
  'accountPlatform.mode.payments.detail': 'What your business is paid',
  'accountPlatform.type': 'Account type',
  'accountPlatform.type.INDIVIDUAL': 'Individual',
  'accountPlatform.type.INDIVIDUAL.detail': 'Hold, send and receive',
  'accountPlatform.type.BUSINESS': 'Business',
  'accountPlatform.type.BUSINESS.detail': 'Get paid by customers too',
  'accountPlatform.wallets': 'Wallets',
  'accountPlatform.wallets.empty': 'You have no wallet yet',
  'accountPlatform.wallets.create': 'Create Wallet',
  'accountPlatform.businesses': 'Businesses',
  'accountPlatform.role.OWNER': 'Owner',
  'accountPlatform.export': 'Your data',
  'accountPlatform.export.text':
    'Everything that we keep about you, as JSON files in a zip archive. Seed phrases are not in it.',
  'accountPlatform.export.start': 'Export my data',
  'accountPlatform.export.started': 'The export has begun. It is listed here when it is ready.',
  'accountPlatform.export.empty': 'No export yet',
  'accountPlatform.export.loadFailed': 'Your exports could not be loaded',
  'accountPlatform.export.download': 'Download',
  'accountPlatform.export.until': 'Kept until',
  'accountPlatform.export.status.QUEUED': 'Waiting',
  'accountPlatform.export.status.RUNNING': 'Being made',
  'accountPlatform.export.status.READY': 'Ready',
  'accountPlatform.export.status.FAILED': 'Failed',
  'accountPlatform.export.status.EXPIRED': 'Expired',
  'accountPlatform.close': 'Close your access',
  'accountPlatform.close.text':
    'Deleting your account ends your access to every area. It is found in the account settings.',
  'accountPlatform.close.open': 'Open account settings',
} as const;

export const accountPlatformTexts: TextArea = {
  name: 'account-platform',
  english: accountPlatform,
};
