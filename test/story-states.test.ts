import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../packages/react/src');

/** Parts that load a list, each with stories of its states: loading, empty, failed and filled. */
it.each([
  ['dialogs/send/send-dialog', 'Loading Empty Failed Recipient'],
  ['dialogs/receive/receive-dialog', 'Loading Empty Failed Account'],
  ['dialogs/deposit-addresses/deposit-addresses-dialog', 'Loading NoneUnused Failed Unused'],
  ['dialogs/contacts/contacts-dialog', 'Loading Empty Failed List'],
  ['screens/contacts/contacts-screen', 'Loading Empty Failed Full'],
  ['screens/portfolio/portfolio-screen', 'Loading New Failed Full'],
  ['screens/accounts/accounts-screen', 'Loading Empty Failed Full'],
  ['screens/transactions/transactions-screen', 'Loading Empty Failed Full'],
])('%s has a story for each of its states (R-UI-07)', (name, states) => {
  const text = readFileSync(join(source, `${name}.stories.tsx`), 'utf8');
  const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
  expect(stories).toEqual(expect.arrayContaining(states.split(' ')));
});
