import { createTextArea } from '../text-area.ts';

export const accountDeveloperTexts = createTextArea('account-developer', {
  'accountDeveloper.tokens': 'Personal access tokens',
  'accountDeveloper.tokens.text':
    'For your own programs. A token reaches your wallets and never signs: nothing can be sent with it.',
  'accountDeveloper.tokens.empty': 'No tokens yet',
  'accountDeveloper.tokens.empty.text': 'Make one to read your accounts from a program of yours.',
  'accountDeveloper.tokens.loadFailed': 'Your tokens could not be loaded',
  'accountDeveloper.tokens.create': 'Create token',
  'accountDeveloper.tokens.never': 'Never',
  'accountDeveloper.tokens.usedAt': 'Last used:',
  'accountDeveloper.tokens.expiresAt': 'Expires:',
  'accountDeveloper.access.READ': 'Read',
  'accountDeveloper.access.FULL': 'Full',
  'accountDeveloper.access.READ.detail': 'Looks at wallets, accounts and transactions',
  'accountDeveloper.access.FULL.detail': 'Changes names, notes and settings too',

  'accountDeveloper.api': 'API',
  'accountDeveloper.api.text':
    'Every call that this server answers, described in OpenAPI 3.1 for programs that read it.',
  'accountDeveloper.api.open': 'Open the API documentation',

  'accountDeveloper.create.title': 'Create token',
  'accountDeveloper.create.name': 'Name',
  'accountDeveloper.create.name.hint': 'What it is for, such as the program that uses it',
  'accountDeveloper.create.nameLength': 'Use at most 80 characters',
  'accountDeveloper.create.access': 'Access',
  'accountDeveloper.create.life': 'Valid for',
  'accountDeveloper.create.life.30': '30 days',
  'accountDeveloper.create.life.90': '90 days',
  'accountDeveloper.create.life.365': '1 year',
  'accountDeveloper.create.submit': 'Create token',
  'accountDeveloper.created.title': 'Your token',
  'accountDeveloper.created.warning.title': 'Shown this once',
  'accountDeveloper.created.warning':
    'Copy it to where your program finds it. We keep only a hash of it.',
  'accountDeveloper.created.label': 'Token {name}',
  'accountDeveloper.created.copy': 'Copy token',

  'accountDeveloper.revoke': 'Revoke',
  'accountDeveloper.revoke.of': 'Revoke {name}',
  'accountDeveloper.revoke.title': 'Revoke {name}',
  'accountDeveloper.revoke.text':
    'Programs that use this token are refused at once. This cannot be undone.',
  'accountDeveloper.revoked': 'The token was revoked',

  'accountDeveloper.environment': 'Environment',
  'accountDeveloper.environment.text':
    'Which services this site talks to, by its setting in this browser.',
  'accountDeveloper.environment.current': 'Current',
});
