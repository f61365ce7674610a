import { createTextArea } from '../text-area.ts';

import { cloudPassword } from './cloud-password.ts';

/** Texts of the screen that creates, imports or finishes a wallet. */
export const newWalletTexts = createTextArea('new-wallet', {
  ...cloudPassword,
  'newWallet.title': 'New wallet',
  'newWallet.steps': 'Steps of a new wallet',
  'newWallet.step.name': 'Name',
  'newWallet.step.password': 'Password',
  'newWallet.step.phrase': 'Seed phrase',
  'newWallet.step.confirm': 'Confirm',

  'newWallet.name.title': 'Name your wallet',
  'newWallet.name.lead': "Pick a name you'll recognise.",
  'newWallet.name.label': 'Wallet name',
  'newWallet.name.suggestion': 'Main wallet',
  'newWallet.name.length': 'Use at most 40 characters',
  'newWallet.name.taken': 'You already have a wallet with this name',
  'newWallet.kind.label': 'How do you want to start?',
  'newWallet.kind.create': 'Create new',
  'newWallet.kind.create.detail': "We'll generate a new seed phrase",
  'newWallet.kind.import': 'Import seed phrase',
  'newWallet.kind.import.detail': 'Use the seed phrase of a wallet you already have',
  'newWallet.advanced': 'Advanced',
  'newWallet.wordCount.label': 'Seed phrase length',
  'newWallet.wordCount.words': '{count} words',
  'newWallet.unfinished.title': 'Finish setup',
  'newWallet.unfinished.text': "You created {name} but haven't confirmed its seed phrase yet.",
  'newWallet.unfinished.action': 'Finish {name}',

  'newWallet.password.title': 'Protect your wallet',
  'newWallet.password.lead':
    "Choose a cloud encryption password. It locks the encrypted backup of your seed phrase, and you'll enter it every time you send.",

  'newWallet.phrase.title': 'Write down your seed phrase',
  'newWallet.phrase.lead':
    'These {count} words are your wallet. Write them on paper, in this order, and keep them private.',
  'newWallet.phrase.warning.title': 'Anyone with these words can take your money',
  'newWallet.phrase.warning':
    'Nobody from Billfold will ever ask you for these words. You can see them again in Settings → Security with your cloud encryption password.',
  'newWallet.phrase.warning.once':
    'Nobody from Billfold will ever ask you for these words. This is the only time you can see them, so keep your copy safe.',
  'newWallet.phrase.copy': 'Copy',
  'newWallet.phrase.copyWarning':
    "Other apps can read your clipboard. We'll try to clear it after 60 seconds.",
  'newWallet.phrase.print': 'Print',
  'newWallet.phrase.continue': "I've written it down",
  'newWallet.phrase.missing': 'Reveal your seed phrase first',
  'newWallet.phrase.printTitle': 'Seed phrase of {name}',

  'newWallet.confirm.title': 'Confirm your seed phrase',
  'newWallet.confirm.lead': 'Choose three words from your copy.',

  'newWallet.import.title': 'Enter your seed phrase',
  'newWallet.import.lead': 'Type the words, or paste the whole phrase into the first field.',
  'newWallet.finish.title': 'Enter the seed phrase of {name}',
  'newWallet.finish.lead': 'Enter the phrase you wrote down when you created this wallet.',
  'newWallet.import.submit': 'Import wallet',
  'newWallet.finish.submit': 'Activate wallet',

  'newWallet.accounts.title': 'Adding your networks',
  'newWallet.accounts.lead': 'You get an account on each. You can add or archive them later.',
  'newWallet.accounts.lead.fixed': 'You get an account on each.',
  'newWallet.accounts.skip': 'Continue without them',
  'newWallet.done.title': '{name} is ready',
  'newWallet.done.accounts':
    '{count, plural, one {You have an account on # network.} other {You have an account on each of # networks.}} You can add or archive them later.',
  'newWallet.done.accounts.fixed':
    '{count, plural, one {You have an account on # network.} other {You have an account on each of # networks.}}',
  'newWallet.done.noAccounts': 'Add a network to send and receive.',
  'newWallet.done.networks': 'Networks',
  'newWallet.done.submit': 'Open wallet',
});
