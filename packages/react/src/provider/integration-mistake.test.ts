import { NetworkError, UnauthorizedError } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { integrationMistake } from './integration-mistake.ts';

const baseUrl = 'https://wallet.example';
const mistake = (error: Parameters<typeof integrationMistake>[0]) =>
  integrationMistake(error, { baseUrl, wasSignedIn: false });

describe('integrationMistake', () => {
  it('is null for a refused call without a token: no user is signed in', () => {
    const refused = { status: 401, messages: ['Sign in to continue.'] };
    expect(mistake(new UnauthorizedError('unauthorized', refused))).toContain('getAccessToken');
    expect(mistake(new UnauthorizedError('unauthorized', { ...refused, cause: null }))).toBeNull();
  });

  it('contains the sentence of the server about a refused origin', () => {
    const sentence = 'The token was made for another page.';
    const error = new UnauthorizedError('origin_not_allowed', { messages: [sentence] });
    expect(mistake(error)).toContain(sentence);
    expect(mistake(error)).not.toContain('does not allow');
  });

  it('names the READMEs of both packages', () => {
    expect(mistake(new NetworkError('network'))).toMatch(/@billfold\/react.*@billfold\/embed/);
  });
});
