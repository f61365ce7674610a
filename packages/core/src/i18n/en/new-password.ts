import { createTextArea } from '../text-area.ts';

/** Pages behind the links of the mails about password and email. */
export const newPasswordTexts = createTextArea('new-password', {
  'newPassword.request.title': 'Reset your password',
  'newPassword.request.lead': 'We mail you a link that sets a new sign-in password.',
  'newPassword.request.submit': 'Send the link',
  'newPassword.request.sentTitle': 'Check your email',
  'newPassword.request.sent': 'If an account exists for {email}, a link is on its way.',
  'newPassword.request.sentHint':
    'It works once, for 30 minutes. Look among the junk mails if it does not come.',
  'newPassword.request.resend': 'Resend email',
  'newPassword.request.resendIn': 'Resend email in {seconds} s',
  'newPassword.request.resent': 'Another link is on its way.',
  'newPassword.request.otherEmail': 'Use another email',
  'newPassword.toSignIn': 'Back to sign in',

  'newPassword.title': 'Set a new password',
  'newPassword.lead':
    'This changes your sign-in password. Your cloud encryption password and seed phrase are not affected.',
  'newPassword.label': 'New password',
  'newPassword.confirm': 'Confirm password',
  'newPassword.differ': "Passwords don't match",
  'newPassword.submit': 'Set password',
  'newPassword.over.title': 'This link is no longer valid',
  'newPassword.over.text':
    'It may be older than 30 minutes, or it was used before. Ask for a new one and open it soon.',
  'newPassword.over.again': 'Send a new link',

  'undoEmail.title': 'Take the email change back',
  'undoEmail.lead':
    'The email of your account was changed. If this was not you, give the account back to this address.',
  'undoEmail.effects':
    'Every session ends, the password no longer works, and you are mailed a link for a new one.',
  'undoEmail.submit': 'Take it back',
  'undoEmail.done.title': 'This address has its account again',
  'undoEmail.done.text':
    'Every session has ended. Open the mail that we have just sent and set a new password.',
  'undoEmail.over.title': 'This link is no longer valid',
  'undoEmail.over.text':
    'It works once, for 24 hours after the change. If you cannot sign in, reset your password.',
  'undoEmail.over.reset': 'Reset your password',
});
