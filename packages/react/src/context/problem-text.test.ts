import { ApiError, NetworkError } from '@billfold/core';
import { createTranslate } from '@billfold/core/i18n';
import { describe, expect, it, vi } from 'vitest';
import { problemText, problemTitle } from './problem-text.ts';

const translate = createTranslate();

describe('problemText', () => {
  it('says that the device was offline, where it knows', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(problemText(new NetworkError('network'), translate)).toBe("You're offline.");
    expect(problemText(new NetworkError('timeout'), translate)).toBe("You're offline.");
  });

  it('takes the word of an error that says it', () => {
    expect(problemText(new NetworkError('offline'), translate)).toBe("You're offline.");
  });

  it('says that the server did not answer, where there may be a network', () => {
    expect(problemText(new NetworkError('network'), translate)).toBe('The server did not answer.');
  });

  it('tells an answer in its own words, also while the device is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const error = new ApiError({ messages: ['Not enough funds.', 'Try less.'] });
    expect(problemText(error, translate)).toBe('Not enough funds.\nTry less.');
  });

  it('says in the language of the page what an answer leaves out (R-NOTE-03)', () => {
    const german = {
      'notification.error': 'Fehler',
      'notification.unhandled': 'Unbekannter Fehler',
    };
    const inGerman = createTranslate(german);
    expect(problemTitle(new ApiError(), inGerman)).toBe('Fehler');
    expect(problemText(new ApiError(), inGerman)).toBe('Unbekannter Fehler');
    expect(problemTitle(new ApiError({ title: 'Nicht gefunden' }), inGerman)).toBe(
      'Nicht gefunden',
    );
  });
});
