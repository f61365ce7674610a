import { createTextArea } from '../text-area.ts';

export const accountDeveloperTexts = createTextArea('account-developer', {
  'accountDeveloper.tokens': 'Personal access tokens',
  'accountDeveloper.tokens.text': "Use the API from your own apps. Tokens can't send or sign.",
  'accountDeveloper.tokens.empty': 'No tokens yet',
  'accountDeveloper.tokens.empty.text': 'Create one to read your accounts from your own code.',
  'accountDeveloper.tokens.loadFailed': "We couldn't load your tokens",
  'accountDeveloper.tokens.create': 'Create token',
  'accountDeveloper.tokens.never': 'Never',
  'accountDeveloper.tokens.usedAt': 'Last used:',
  'accountDeveloper.tokens.expiresAt': 'Expires:',
  'accountDeveloper.access.READ': 'Read',
  'accountDeveloper.access.FULL': 'Full',
  'accountDeveloper.access.READ.detail': 'Read wallets, accounts and transactions',
  'accountDeveloper.access.FULL.detail': 'Also change names, notes and settings',

  'accountDeveloper.api': 'API',
  'accountDeveloper.api.text': 'Every endpoint of this server, described in OpenAPI 3.1.',
  'accountDeveloper.api.open': 'Open the API documentation',

  'accountDeveloper.create.title': 'Create token',
  'accountDeveloper.create.name': 'Name',
  'accountDeveloper.create.name.hint': "What it's for, such as the app that uses it",
  'accountDeveloper.create.nameLength': 'Use at most 80 characters',
  'accountDeveloper.create.access': 'Access',
  'accountDeveloper.create.life': 'Valid for',
  'accountDeveloper.create.life.30': '30 days',
  'accountDeveloper.create.life.90': '90 days',
  'accountDeveloper.create.life.365': '1 year',
  'accountDeveloper.create.submit': 'Create token',
  'accountDeveloper.created.title': 'Your token',
  'accountDeveloper.created.warning.title': 'Copy it now',
  'accountDeveloper.created.warning': "You won't be able to see it again.",
  'accountDeveloper.created.label': 'Token {name}',
  'accountDeveloper.created.copy': 'Copy token',

  'accountDeveloper.revoke': 'Revoke',
  'accountDeveloper.revoke.of': 'Revoke {name}',
  'accountDeveloper.revoke.title': 'Revoke {name}',
  'accountDeveloper.revoke.text':
    "Apps using this token stop working immediately. This can't be undone.",
  'accountDeveloper.revoked': 'The token was revoked',

  'accountDeveloper.environment': 'Environment',
  'accountDeveloper.environment.text': 'Which servers this browser uses.',
  'accountDeveloper.environment.current': 'Current',
});
