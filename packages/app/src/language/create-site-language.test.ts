import type { User } from '@billfold/core/contract';
import { createStore } from '@billfold/core/flows';
import { createManualTime, settle } from '@billfold/core/testing';
import { describe, expect, it } from 'vitest';
import { ada } from '../../test/open-site.tsx';
import { chosenLocale, createSiteLanguage } from './create-site-language.ts';

function start(browserLanguages: readonly string[], kept: string | null = null) {
  const user = createStore<{ readonly data?: User }>(() => ({}));
  const written: string[] = [];
  const language = createSiteLanguage({
    load: async (tag) => ({ 'common.close': tag }),
    platform: {
      schedule: createManualTime().schedule,
      logger: { warn: () => undefined },
    },
    user,
    browserLanguages,
    tab: { read: () => kept, write: (text) => void written.push(text) },
  });
  const locale = async (): Promise<string> => {
    await settle();
    return language.get().locale;
  };
  const signIn = (chosen: string) => user.set({ data: { ...ada, locale: chosen } });
  return { locale, signIn, written };
}

describe('the language of the site', () => {
  it('is the first offered one of the browser', async () => {
    expect(await start(['xx', 'fr-CA', 'en']).locale()).toBe('fr');
    expect(await start(['xx']).locale()).toBe('en');
    expect(await start([]).locale()).toBe('en');
  });

  it('is the choice of the user rather than that of the browser, and stays in the tab', async () => {
    const { locale, signIn, written } = start(['fr']);
    signIn('de');
    expect(await locale()).toBe('de');
    expect(written).toEqual(['de']);
    expect(await start(['fr'], 'de').locale()).toBe('de');
  });

  it('is English for a user who chose it, unlike for a user who chose nothing', async () => {
    const { locale, signIn } = start(['de']);
    signIn('en');
    expect(await locale()).toBe('de');
    signIn(chosenLocale('en'));
    expect(await locale()).toBe('en');
  });
});
