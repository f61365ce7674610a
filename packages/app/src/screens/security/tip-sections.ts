import type { MessageKey } from '@billfold/core/i18n';

/** One subject of the security tips. */
export interface TipSection {
  /** The anchor by which mails and other screens lead here. */
  readonly id: string;
  readonly title: MessageKey;
  readonly tips: readonly MessageKey[];
}

/** Product.md 3.24, in the order in which it matters. */
export const tipSections: readonly TipSection[] = [
  {
    id: 'seed-phrase',
    title: 'securityTips.seedPhrase',
    tips: [
      'securityTips.seedPhrase.1',
      'securityTips.seedPhrase.2',
      'securityTips.seedPhrase.3',
      'securityTips.seedPhrase.4',
    ],
  },
  {
    id: 'cloud-password',
    title: 'securityTips.cloudPassword',
    tips: [
      'securityTips.cloudPassword.1',
      'securityTips.cloudPassword.2',
      'securityTips.cloudPassword.3',
    ],
  },
  {
    id: 'phishing',
    title: 'securityTips.phishing',
    tips: ['securityTips.phishing.1', 'securityTips.phishing.2', 'securityTips.phishing.3'],
  },
  {
    id: 'addresses',
    title: 'securityTips.addresses',
    tips: [
      'securityTips.addresses.1',
      'securityTips.addresses.2',
      'securityTips.addresses.3',
      'securityTips.addresses.4',
    ],
  },
  {
    id: 'devices',
    title: 'securityTips.devices',
    tips: [
      'securityTips.devices.1',
      'securityTips.devices.2',
      'securityTips.devices.3',
      'securityTips.devices.4',
    ],
  },
  {
    id: 'exchanges',
    title: 'securityTips.exchanges',
    tips: ['securityTips.exchanges.1', 'securityTips.exchanges.2', 'securityTips.exchanges.3'],
  },
  {
    id: 'tron-activation',
    title: 'securityTips.tron',
    tips: ['securityTips.tron.1', 'securityTips.tron.2'],
  },
  {
    id: 'if-something-went-wrong',
    title: 'securityTips.wrong',
    tips: [
      'securityTips.wrong.1',
      'securityTips.wrong.2',
      'securityTips.wrong.3',
      'securityTips.wrong.4',
    ],
  },
];
