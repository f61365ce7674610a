/** Rules of a new cloud encryption password, in specified sentences (R-RPW-02). */
export const cloudPassword = {
  'cloudPassword.label': 'Cloud encryption password',
  'cloudPassword.confirm': 'Confirm password',
  'cloudPassword.empty': 'Must have at least 1 character',
  'cloudPassword.weak': 'Password is too weak',
  'cloudPassword.differ': "Passwords don't match",
  'cloudPassword.hint': 'You sign with it. It is not your sign-in password.',
  'cloudPassword.rule': 'It needs',
  'cloudPassword.rule.length': '10 characters or more',
  'cloudPassword.rule.lower': 'Lower case letter',
  'cloudPassword.rule.upper': 'Upper case letter',
  'cloudPassword.rule.digit': 'Digit',
  'cloudPassword.rule.symbol': 'Symbol',
  'cloudPassword.rule.has': 'done',
  'cloudPassword.rule.lacks': 'missing',
  'cloudPassword.consent':
    'I understand that this password cannot be recovered without my seed phrase.',
} as const;
