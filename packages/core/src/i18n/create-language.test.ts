import { describe, expect, it } from 'vitest';
import { createManualTime, settle } from '../testing/index.ts';
import { createLanguage, untilShown } from './create-language.ts';

const german = { 'common.close': 'Schließen' } as const;
const french = { 'common.close': 'Fermer' } as const;

/** A language whose files come when the test says so. */
function start() {
  const time = createManualTime();
  const asked: string[] = [];
  const answers = new Map<string, (messages: object | Error) => void>();
  const language = createLanguage({
    load: (tag) => {
      asked.push(tag);
      return new Promise((resolve, reject) =>
        answers.set(tag, (it) => (it instanceof Error ? reject(it) : resolve(it))),
      );
    },
    platform: {
      schedule: time.schedule,
      logger: { warn: () => undefined },
    },
  });
  const answer = async (tag: string, messages: object | Error): Promise<void> => {
    answers.get(tag)?.(messages);
    await settle();
  };
  return { language, time, asked, answer };
}

describe('the language of a page', () => {
  it('is English at first, for which nothing is loaded', () => {
    const { language, asked } = start();
    language.show('en');
    expect(language.get()).toEqual({ locale: 'en', messages: undefined, isLoading: false });
    expect(asked).toEqual([]);
  });

  it('changes with all its texts, and not before', async () => {
    const { language, answer } = start();
    language.show('de');
    expect(language.get()).toEqual({ locale: 'en', messages: undefined, isLoading: true });
    await answer('de', german);
    expect(language.get()).toEqual({ locale: 'de', messages: german, isLoading: false });
    language.show('fr');
    expect(language.get()).toMatchObject({ locale: 'de', messages: german });
    await answer('fr', french);
    expect(language.get()).toMatchObject({ locale: 'fr', messages: french });
  });

  it('is the one that was asked for last, whichever comes first', async () => {
    const { language, answer } = start();
    language.show('de');
    language.show('fr');
    await answer('fr', french);
    await answer('de', german);
    expect(language.get()).toMatchObject({ locale: 'fr', messages: french, isLoading: false });
    language.show('de');
    language.show('en');
    await answer('de', german);
    expect(language.get()).toMatchObject({ locale: 'en', messages: undefined, isLoading: false });
  });

  it('keeps a page waiting for two seconds at most', async () => {
    const { language, time, answer } = start();
    language.show('de');
    let isShown = false;
    void untilShown(language).then(() => (isShown = true));
    await time.advance(1_999);
    expect(isShown).toBe(false);
    await time.advance(1);
    await settle();
    expect(isShown).toBe(true);
    expect(language.get().locale).toBe('en');
    await answer('de', german);
    expect(language.get().locale).toBe('de');
  });

  it('is tried again after a failure, later each time', async () => {
    const { language, time, asked, answer } = start();
    language.show('de');
    await answer('de', new Error('offline'));
    expect(language.get()).toMatchObject({ locale: 'en', isLoading: false });
    await time.advance(2_000);
    await answer('de', new Error('offline'));
    await time.advance(3_999);
    expect(asked).toEqual(['de', 'de']);
    await time.advance(1);
    await answer('de', german);
    expect(language.get()).toMatchObject({ locale: 'de', messages: german });
  });

  it('is not tried again once another one is wanted', async () => {
    const { language, time, asked, answer } = start();
    language.show('de');
    await answer('de', new Error('offline'));
    language.show('fr');
    await answer('fr', french);
    await time.advance(60_000);
    expect(asked).toEqual(['de', 'fr']);
  });
});
