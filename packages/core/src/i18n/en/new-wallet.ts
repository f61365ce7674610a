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
  'newWallet.step.accounts': 'Accounts',

  'newWallet.name.title': 'Name your wallet',
  'newWallet.name.lead': 'A wallet is one seed phrase and every account made from it.',
  'newWallet.name.label': 'Wallet name',
  'newWallet.name.placeholder': 'Savings',
  'newWallet.name.length': 'Use at most 40 characters',
  'newWallet.name.taken': 'You already have a wallet with this name',
  'newWallet.kind.label': 'How to begin',
  'newWallet.kind.create': 'Create new',
  'newWallet.kind.create.detail': 'A fresh seed phrase, made for you',
  'newWallet.kind.import': 'Import seed phrase',
  'newWallet.kind.import.detail': 'Bring a wallet that you already have',
  'newWallet.wordCount.label': 'Length of the seed phrase',
  'newWallet.wordCount.words': '{count} words',
  'newWallet.unfinished.title': 'Finish setup',
  'newWallet.unfinished.text': '{name} was made, and its seed phrase was never confirmed.',
  'newWallet.unfinished.action': 'Finish {name}',

  'newWallet.password.title': 'Protect it',
  'newWallet.password.lead':
    'This password encrypts the seed phrase that we keep for you. You enter it each time you send.',

  'newWallet.phrase.title': 'Write down your seed phrase',
  'newWallet.phrase.lead':
    'These {count} words are the wallet. Write them on paper, in this order, for your eyes only.',
  'newWallet.phrase.warning.title': 'Whoever has them has your money',
  'newWallet.phrase.warning':
    'We never ask for them. The settings show them again for your cloud encryption password.',
  'newWallet.phrase.copy': 'Copy',
  'newWallet.phrase.copyWarning':
    'Other programs can read the clipboard. We try to empty it after 60 seconds, or when you are back on this page.',
  'newWallet.phrase.print': 'Print',
  'newWallet.phrase.continue': 'I wrote it down',
  'newWallet.phrase.printTitle': 'Seed phrase of {name}',

  'newWallet.confirm.title': 'Confirm your seed phrase',
  'newWallet.confirm.lead': 'Pick the words in the order in which you wrote them down.',

  'newWallet.import.title': 'Enter your seed phrase',
  'newWallet.import.lead': 'Type the words, or paste the whole phrase into the first field.',
  'newWallet.finish.title': 'Enter the seed phrase of {name}',
  'newWallet.finish.lead':
    'The phrase was shown when the wallet was made. Entering it confirms your copy and activates the wallet.',
  'newWallet.import.count': 'Number of words',
  'newWallet.import.word': 'Word {position}',
  'newWallet.import.pasted':
    'What you pasted has {count} words. A seed phrase has 12, 15, 18, 21 or 24.',
  'newWallet.import.full': 'What you pasted does not fit from this word on. Nothing was filled in.',
  'newWallet.import.reveal': 'Show words',
  'newWallet.import.hide': 'Hide words',
  'newWallet.import.submit': 'Import wallet',
  'newWallet.finish.submit': 'Activate wallet',
  'newWallet.phraseProblem.wordCount': 'Enter 12 to 24 words',
  'newWallet.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.',
  'newWallet.phraseProblem.unknown': 'Not in the word list: word {positions}.',
  'newWallet.phraseProblem.checksum':
    'These words are valid but do not form a seed phrase. Check the order.',
  'newWallet.phraseProblem.mismatch': 'This is not the seed phrase of this wallet.',

  'newWallet.accounts.title': 'Open accounts',
  'newWallet.accounts.lead': 'An account holds one network. You can open more at any time.',
  'newWallet.accounts.submit': 'Open accounts',
  'newWallet.accounts.skip': 'Skip for now',
  'newWallet.accounts.symbol': 'Holds {symbol}',
});
