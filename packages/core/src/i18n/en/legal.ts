import { createTextArea } from '../text-area.ts';

/** Legal pages of the footer. The operator of an installation may replace the texts. */
export const legalTexts = createTextArea('legal', {
  'legal.back': 'Back to the wallet',
  'legal.updated': 'Last updated:',
  'legal.seeAlso': 'See also:',
  'legal.terms.title': 'Terms',
  'legal.terms.lead': 'What you agree to when you use this installation of Billfold.',
  'legal.terms.keys': 'Your keys',
  'legal.terms.keys.1':
    'The coins are yours. Only your seed phrase or your cloud encryption password can move them.',
  'legal.terms.keys.2':
    'If you lose both, your coins are gone. No one can recover them. Write the seed phrase down.',
  'legal.terms.transactions': 'Transactions',
  'legal.terms.transactions.1':
    "Confirmed transactions can't be reversed. Check recipient, network and amount before you sign.",
  'legal.terms.transactions.2':
    'Fees go to the networks. Prices and times that are shown are estimates.',
  'legal.terms.use': 'Use',
  'legal.terms.use.1':
    'You use the wallet for yourself and for lawful purposes, and keep your password private.',
  'legal.terms.use.2':
    'The software is free under the MIT licence and comes without warranty. The operator of this installation is responsible for running it.',
  'legal.privacy.title': 'Privacy',
  'legal.privacy.lead': 'What this installation of Billfold knows of you, and who else learns it.',
  'legal.privacy.kept': 'What is kept',
  'legal.privacy.kept.1':
    'Your name, your email, a hash of your password, your settings, and the addresses, transactions and notes of your wallets.',
  'legal.privacy.kept.2':
    'Seed phrases only encrypted, under a key derived from your cloud encryption password.',
  'legal.privacy.kept.3': 'Sign-ins and security events, with IP address and device, for 90 days.',
  'legal.privacy.shared': 'Who else sees it',
  'legal.privacy.shared.1':
    'Networks are public: anyone can see addresses, amounts and times of transactions.',
  'legal.privacy.shared.2':
    'No analytics, no ads, no third-party trackers. The pages load nothing from other sites.',
  'legal.privacy.rights': 'What you can do',
  'legal.privacy.rights.1':
    'Take your data with you, or delete your account, in the settings of the account.',
  'legal.privacy.rights.2': 'Questions are answered by the operator of this installation.',
});
