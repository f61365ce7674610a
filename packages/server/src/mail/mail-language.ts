import { formatDate, formatDay, getNetwork, type Network } from '@billfold/core';
import { type MessageValues, textDirection } from '@billfold/core/i18n';
import { createMessageFormat, formatMonth, matchLocale } from '@billfold/core/internal';
import { arabic } from './texts/ar.ts';
import { german } from './texts/de.ts';
import { english, type MailKey, type MailTexts } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { japanese } from './texts/ja.ts';
import { portuguese } from './texts/pt-br.ts';
import { chinese } from './texts/zh-hans.ts';

/** Language of a mail, with its texts and its form of dates. */
export interface MailLanguage {
  /** Tag of an offered language. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns a text with its places filled. */
  readonly text: (key: MailKey, values?: MessageValues) => string;
  /** Returns an amount with its network, as `0.1 BTC on Bitcoin`. */
  readonly amountOn: (amount: string, network: Network) => string;
  /** Formats a date as `20 Nov 2026`, in UTC. */
  readonly day: (at: Date) => string;
  /** Formats a month such as `2026-10` as `Oct 2026`. */
  readonly month: (month: string) => string;
  /** Formats a date as `20 Nov 2026, 14:05 GMT`, in the time zone of the reader. */
  readonly time: (at: Date) => string;
}

const textsOf: ReadonlyMap<string, MailTexts> = new Map<string, MailTexts>([
  ['en', english],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['pt-BR', portuguese],
  ['ar', arabic],
  ['ja', japanese],
  ['zh-Hans', chinese],
]);

/**
 * Returns the language in which a reader of `locale` gets a mail, whole: English unless it is offered. Times are in
 * `timeZone`, an IANA name.
 */
export function mailLanguageOf(locale: string, timeZone = 'UTC'): MailLanguage {
  const matched = matchLocale([locale]);
  const texts = textsOf.get(matched) ?? english;
  const tag = texts === english ? 'en' : matched;
  const fill = createMessageFormat(tag);
  const text: MailLanguage['text'] = (key, values) => fill(texts[key], values);
  return {
    tag,
    direction: textDirection(tag),
    text,
    amountOn: (amount, network) => text('amount.on', { amount, network: getNetwork(network).name }),
    month: (month) => formatMonth(month, tag),
    day: (at) => formatDay(at, 'UTC', tag),
    time: (at) => formatDate(at, timeZone, tag),
  };
}
