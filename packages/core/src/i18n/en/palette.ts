import { createTextArea } from '../text-area.ts';

/** Texts of the command palette. */
export const paletteTexts = createTextArea('palette', {
  'palette.title': 'Search and commands',
  'palette.hint': 'Search or go to…',
  'palette.actions': 'Actions',
  'palette.go': 'Go to',
  'palette.sendTo': 'Send to',
  'palette.sendTo.contact': 'Send to {name}',
  'palette.accounts': 'Accounts',
  'palette.copyAddress': 'Copy address of {name}',
  'palette.wallets': 'Wallets',
  'palette.switchTo': 'Switch to {name}',
  'palette.transactions': 'Transactions',
  'palette.contacts': 'Contacts',
  'palette.teamWords': 'team members roles invite',
  'palette.searchFor': 'Search transactions for “{query}”',
  'palette.recent': 'Recent',
  'palette.nothing': 'Nothing found',
  'palette.count': '{count, plural, one {# result} other {# results}}',
});
