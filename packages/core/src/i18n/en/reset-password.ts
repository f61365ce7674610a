import { createTextArea } from '../text-area.ts';

import { cloudPassword } from './cloud-password.ts';

/** Texts of the Reset Cloud Encryption Password dialog. */
export const resetPasswordTexts = createTextArea('reset-password', {
  ...cloudPassword,
  'resetPassword.title': 'Reset Cloud Encryption Password',
  'resetPassword.steps': 'Steps of resetting the password',
  'resetPassword.step.phrase': 'Seed phrase',
  'resetPassword.step.password': 'Password',
  'resetPassword.phrase.lead':
    "Enter the seed phrase of this wallet to confirm it's yours. We don't keep what you type here.",
  'resetPassword.forgotPhrase': 'Forgot your seed phrase?',
  'resetPassword.forgotKey': 'Forgot encryption key?',
  'resetPassword.submit': 'Enable Cloud Password',
  'resetPassword.done': 'New password successfully created',
  'resetPassword.failed': 'The password was not changed',

  'resetPassword.phraseProblem.wordCount': 'Enter 12 to 24 words',
  'resetPassword.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.',
  'resetPassword.phraseProblem.unknown': 'Check word {positions}: not in the word list.',
  'resetPassword.phraseProblem.checksum':
    "Every word is valid, but the phrase isn't. Check the order.",
  'resetPassword.phraseProblem.mismatch': 'This phrase belongs to a different wallet.',
});
