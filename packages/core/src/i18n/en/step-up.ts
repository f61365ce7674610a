import { createTextArea } from '../text-area.ts';

/** Texts of the dialog that asks for the password and the two-factor code before a sensitive change. */
export const stepUpTexts = createTextArea('step-up', {
  'stepUp.title': "Confirm it's you",
  'stepUp.text': "This protects your account. We won't ask again for 15 minutes.",
  'stepUp.password': 'Password',
  'stepUp.password.wrong': 'The password is incorrect.',
  'stepUp.code': 'Two-factor code',
  'stepUp.code.hint': 'From your authenticator app, or a recovery code',
  'stepUp.code.wrong': "That code isn't right.",
  'stepUp.submit': 'Confirm',
  'stepUp.signInAgain': "Sign in again to continue. You'll return to this page.",
  'stepUp.signInAgain.submit': 'Sign in again',
  'stepUp.signInAgain.elsewhere': 'Sign out of your wallet and in again, then try once more.',
});
