import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';

/** Phrases that a native writer would not use, each with the better one. */
const banned: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(?:some|every)body\b|\bwho(?:m|so)?ever\b/i, 'someone, anyone, everyone'],
  [/^Who (?:has|loses|knows|wants|sends)\b/, 'Anyone who …'],
  [/\banew\b/i, 'again'],
  [/\b(?:worth|valued at)\b/i, 'value'],
  [/(?<!e-)\bmail(?:s|ed)?\b/i, 'email'],
  [/\b(?:go|goes|going) on\b/i, 'continue'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bof ours\b/i, 'from Billfold'],
  [/\b(?:take|takes|taken) (?:it )?back\b/i, 'undo, reverse'],
  [/\bcould not be (?:loaded|read|opened)\b/i, 'We couldn’t …'],
  [/\b(?:is|was|were|being) made\b/i, 'created'],
];

describe('the English catalogue', () => {
  it.each(banned)('has no %s: write %s', (phrase) => {
    const found = Object.entries(en).filter(([, text]) => phrase.test(text));
    expect(found).toEqual([]);
  });
});
