import { createTextArea } from '../text-area.ts';

/** Pages behind the links of the emails about password and email address. */
export const newPasswordTexts = createTextArea('new-password', {
  'newPassword.request.title': 'Reset your password',
  'newPassword.request.lead': "We'll email you a link to set a new one.",
  'newPassword.request.submit': 'Send link',
  'newPassword.request.sentTitle': 'Check your email',
  'newPassword.request.sent': 'If an account exists for {email}, a link is on its way.',
  'newPassword.request.sentHint':
    "The link works once and expires in 30 minutes. Check your spam folder if you don't see it.",
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
  'newPassword.logins': 'These logins can still sign in',
  'newPassword.logins.text': "Remove any that you don't recognise.",
  'newPassword.logins.remove': 'Remove {provider} ({email})',
  'newPassword.logins.google': 'Google',
  'newPassword.logins.discord': 'Discord',
  'newPassword.logins.apple': 'Apple',
  'newPassword.submit': 'Set password',
  'newPassword.over.title': 'This link is no longer valid',
  'newPassword.over.text': 'It has expired or was already used. Request a new one.',
  'newPassword.over.again': 'Send a new link',

  'undoEmail.title': 'Undo email change',
  'undoEmail.lead': "Someone changed your account's email. If it wasn't you, restore this address.",
  'undoEmail.effects':
    "This signs out every device and disables the current password. We'll email you a link to set a new one.",
  'undoEmail.submit': 'Undo change',
  'undoEmail.done.title': 'Your email address is restored',
  'undoEmail.done.text':
    'Every session has ended. Open the email we just sent and set a new password.',
  'undoEmail.over.title': 'This link is no longer valid',
  'undoEmail.over.text':
    'It works once, for 24 hours after the change. If you cannot sign in, reset your password.',
  'undoEmail.over.reset': 'Reset your password',
});
