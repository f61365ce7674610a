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
    'The seed phrase of this wallet proves that it is yours. It is not kept.',
  'resetPassword.forgotPhrase': 'Forgot your seed phrase?',
  'resetPassword.forgotKey': 'Forgot encryption key?',
  'resetPassword.submit': 'Enable Cloud Password',
  'resetPassword.done': 'New password successfully created',
  'resetPassword.failed': 'The password was not changed',

  'resetPassword.phraseProblem.wordCount': 'Enter 12 to 24 words',
  'resetPassword.phraseProblem.length': 'A seed phrase has 12, 15, 18, 21 or 24 words.',
  'resetPassword.phraseProblem.unknown': 'Not in the word list: word {positions}.',
  'resetPassword.phraseProblem.checksum':
    'These words are valid but do not form a seed phrase. Check the order.',
  'resetPassword.phraseProblem.mismatch': 'This is not the seed phrase of this wallet.',
});
