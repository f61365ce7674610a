import type { Contact } from '@billfold/core/contract';
import { expect, test } from 'vitest';
import { groupByName } from './group-by-name.ts';

const contact = (name: string, id: string): Contact => ({
  id,
  name,
  network: 'BTC',
  address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  memo: null,
  createdAt: new Date(0),
  lastUsedAt: null,
  addressChangedAt: null,
});

test('groupByName puts the addresses of one name together, however it is written', () => {
  const people = groupByName([contact('Anna', '1'), contact('Zoe', '2'), contact('ANNA', '3')]);
  expect(people.map(({ name, contacts }) => [name, contacts.map(({ id }) => id)])).toEqual([
    ['Anna', ['1', '3']],
    ['Zoe', ['2']],
  ]);
});
