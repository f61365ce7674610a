import type { FastifyRequest } from 'fastify';
import { refusalLanguageOf } from '../refusal-texts/refusal-language.ts';
import { englishRefusals, type RefusalLanguage } from '../refusal-texts/write-refusal.ts';

/** API keys and personal access tokens, which programs send. */
const programToken = /^Bearer bf(p_|_(test|live)_)/i;

/** Returns the language in which a request is refused: that of the screen which sent it, English for a program. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): RefusalLanguage {
  if (programToken.test(headers.authorization ?? '')) return englishRefusals;
  return refusalLanguageOf(headers['accept-language'] ?? '');
}

/** Returns the tag of the offered language that the page behind a request is in; null where it names none. */
export function pageLanguage(request: Pick<FastifyRequest, 'headers'>): string | null {
  const isNamed = (request.headers['accept-language'] ?? '') !== '';
  return isNamed ? requestLanguage(request).tag : null;
}
