/** The rules of a new cloud password, sentences of spec §5. */
export const cloudPassword = {
  'cloudPassword.label': 'Cloud encryption password',
  'cloudPassword.confirm': 'Confirm password',
  'cloudPassword.empty': 'Must have at least 1 character',
  'cloudPassword.weak': 'Password is too weak',
  'cloudPassword.differ': "Passwords don't match",
  'cloudPassword.hint': 'All of lower case, upper case, digit and symbol; 10 characters or more',
  'cloudPassword.consent':
    'I understand that this password cannot be recovered without my seed phrase.',
} as const;
