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
  [/\b(?:are|is|am) not known\b|^Not known\b/i, 'Unknown, or what cannot be done'],
  [/\bat once\b/i, 'now, immediately'],
  [/\bpayments? (?:is|are) on (?:its|their) way\b/i, 'incoming'],
  [/(?<!controlled by a )\bprograms?\b/i, 'app'],
  [/\bcalled back\b/i, 'reversed'],
  [/\b(?:put in place|in the place of|stands? (?:here|there|in))\b/i, 'name what is there'],
  [/\b(?:but for|save for)\b/i, 'except'],
  [/\bof (?:mine|yours|your own)\b/i, 'your'],
  [/\b(?:is|was) no (?:contact|address|amount|payment)\b/i, 'isn’t a …'],
  [/\b(?:is|are|has) over\b(?! [\d$])/i, 'has expired, has ended'],
  [/\bmust not be\b|\bneed not\b|\bneedn't\b/i, 'don’t have to'],
  [/\bnames? nobody\b|\bnobody of\b|\bno one of\b/i, 'nobody'],
  [/\bjunk\b/i, 'spam folder'],
  [/\bsuch as that of\b|\bso that (?:no|any)body\b/i, 'say who'],
  [/\b(?:took|takes|take) (?:the|its) place of\b/i, 'replaced by'],
  [/\bup to date by\b|\bbrought up to date\b/i, 'refreshes automatically'],
  [/\bWhoever|\bWho (?:loses|has|wants)\b/, 'anyone with, if you lose'],
];

/** Spellings of the other side of the Atlantic; the language tag `en` stands for British English. */
const american =
  /\b(?:colors?|favorites?|behaviors?|centers?|licenses?|catalogs?|cancel(?:ed|ing)|label(?:ed|ing)|gray|\w+(?:iz(?:e|es|ed|ing|ation|ations)))\b/i;

/** Words that end in -ize in every English. */
const everywhere = /\b(?:re|down|v)?siz(?:e|es|ed|ing)\b|\bprizes?\b/gi;

describe('the English catalogue', () => {
  it.each(banned)('has no %s: write %s', (phrase) => {
    const found = Object.entries(en).filter(([, text]) => phrase.test(text));
    expect(found).toEqual([]);
  });

  it('is spelled as in Britain throughout', () => {
    const found = Object.entries(en).filter(([, text]) =>
      american.test(text.replace(everywhere, '')),
    );
    expect(found).toEqual([]);
  });

  it.each(['your colors', 'Unrecognized', 'was canceled'])('would refuse "%s"', (text) => {
    expect(american.test(text)).toBe(true);
  });
});
