import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const states = (facts: Parameters<typeof timelineOf>[0]) =>
  timelineOf(facts).map(({ name, state }) => `${name} ${state}`);

test.each([
  ['PENDING', null, ['created done', 'block now', 'confirmed ahead']],
  ['CONFIRMING', 101, ['created done', 'block done', 'confirmed now']],
  ['CONFIRMED', 101, ['created done', 'block done', 'confirmed done']],
  ['FAILED', null, ['created done', 'ended failed']],
  ['DROPPED', null, ['created done', 'ended failed']],
  ['REPLACED', null, ['created done', 'ended failed']],
] as const)('%s, in block %s', (status, blockHeight, expected) => {
  expect(states({ type: 'SENT', status, blockHeight })).toEqual(expected);
});

test('what was received was not signed here', () => {
  const [first] = timelineOf({ type: 'RECEIVED', status: 'PENDING', blockHeight: null });
  expect(first?.label).toBe('transaction.step.created.RECEIVED');
});
