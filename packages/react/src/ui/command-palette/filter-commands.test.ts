import { expect, test } from 'vitest';
import { filterCommands } from './filter-commands.ts';

const command = (id: string, text: string, keywords?: string) => ({
  id,
  text,
  keywords,
  run: () => undefined,
});
const groups = [
  { id: 'go', title: 'Go to', commands: [command('t', 'Transactions'), command('p', 'Portfolio')] },
  {
    id: 'send',
    title: 'Send to',
    commands: [command('z', 'Send to Zoë', 'bc1q'), command('a', 'Send to Alice')],
  },
];
const none = { title: 'Recent', ids: [] };
const textsOf = (found: ReturnType<typeof filterCommands>) =>
  found.map(({ title, commands }) => [title, ...commands.map(({ text }) => text)]);

test('filterCommands keeps the commands that contain every word, without case and accents', () => {
  expect(textsOf(filterCommands(groups, ' ZOE send ', none))).toEqual([['Send to', 'Send to Zoë']]);
});

test('filterCommands searches the keywords, and drops empty groups', () => {
  expect(textsOf(filterCommands(groups, 'bc1q', none))).toEqual([['Send to', 'Send to Zoë']]);
  expect(filterCommands(groups, 'nothing', none)).toEqual([]);
});

test('filterCommands puts a command that begins with the query first', () => {
  const both = [{ id: 'x', title: 'X', commands: [command('1', 'My port'), command('2', 'Port')] }];
  expect(textsOf(filterCommands(both, 'port', none))).toEqual([['X', 'Port', 'My port']]);
});

test('filterCommands shows the last commands first while nothing is typed, and once', () => {
  expect(textsOf(filterCommands(groups, '', { title: 'Recent', ids: ['a', 'gone', 't'] }))).toEqual(
    [
      ['Recent', 'Send to Alice', 'Transactions'],
      ['Go to', 'Portfolio'],
      ['Send to', 'Send to Zoë'],
    ],
  );
});
