/** Rules of a new cloud encryption password, in specified sentences (R-RPW-02). */
export const cloudPassword = {
  'cloudPassword.label': 'Cloud encryption password',
  'cloudPassword.confirm': 'Confirm password',
  'cloudPassword.empty': 'Must have at least 1 character',
  'cloudPassword.weak': 'Password is too weak',
  'cloudPassword.differ': "Passwords don't match",
  'cloudPassword.hint':
    'Used to approve transactions. Choose a different one from your sign-in password.',
  'cloudPassword.rule': 'Must include',
  'cloudPassword.rule.length': '10 characters or more',
  'cloudPassword.rule.lower': 'A lowercase letter',
  'cloudPassword.rule.upper': 'An uppercase letter',
  'cloudPassword.rule.digit': 'A number',
  'cloudPassword.rule.symbol': 'A symbol',
  'cloudPassword.weakHint':
    'This password is easy to guess. Use 14 characters or more to protect your wallet better.',
  'cloudPassword.rule.has': 'done',
  'cloudPassword.rule.lacks': 'missing',
  'cloudPassword.consent':
    'I understand that this password cannot be recovered without my seed phrase.',
} as const;
