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
});
