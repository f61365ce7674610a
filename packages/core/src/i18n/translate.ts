import { once } from '../networks/once.ts';
import { isLocale, textDirection } from './direction.ts';
import type { en } from './en/index.ts';
import { type MessageForms, type MessagePart, parseMessage } from './message-format.ts';

/** Name of a text. */
export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
/** Values that fill the placeholders of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;
/** Returns a text in the language of the translator. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** BCP 47 tag by whose rules it writes; English where there is none. */
  readonly locale?: string;
}

/**
 * Creates a translate function that takes its texts from `find` and fills them in by the rules of
 * `locale`: its digits and its plural forms. A key without a text is returned itself.
 * @example
 * const german = new Map([['send.title', 'Senden']]);
 * const translate = createTranslator('de', (key) => german.get(key));
 * translate('send.title'); // 'Senden'
 * translate('receive.title'); // 'receive.title'
 */
export function createTranslator(
  locale: string,
  find: (key: MessageKey) => string | undefined,
): Translate {
  const fill = createMessageFormat(locale);
  const translate = (key: MessageKey, values?: MessageValues) => fill(find(key) ?? key, values);
  return Object.assign(translate, { locale: isLocale(locale) ? locale : 'en' });
}

/** Fills the places of a text. */
export type MessageFormat = (text: string, values?: MessageValues) => string;

/** Creates the message format of `locale`, which fills places by its digits and its plural forms. */
export function createMessageFormat(locale: string): MessageFormat {
  const rules = createRules(isLocale(locale) ? locale : 'en');
  return (text, values = {}) =>
    text.includes('{') ? rules.fill(parseMessage(text), values) : text;
}

interface Rules {
  fill(parts: readonly MessagePart[], values: MessageValues): string;
}

function createRules(locale: string): Rules {
  // Amounts and block heights stand as the specification has them, without marks between thousands.
  const numbers = once(
    () => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
  );
  const plurals = once(() => new Intl.PluralRules(locale));
  // A browser takes 20 ms to make the first formatter of a page, in the step that shows a number:
  // whole numbers in English do without.
  const isEnglish = locale === 'en';
  const writeNumber = (value: number): string =>
    isEnglish && Number.isSafeInteger(value) ? `${value}` : numbers().format(value);
  const pluralOf = (count: number): string => {
    if (isEnglish) return Math.abs(count) === 1 ? 'one' : 'other';
    return plurals().select(count);
  };
  const isolates = once(() => textDirection(locale) === 'rtl');

  const write = (value: string | number): string => {
    if (typeof value === 'number') return writeNumber(value);
    // An address or a symbol keeps its own direction inside a text that runs the other way.
    return isolates() ? `\u2068${value}\u2069` : value;
  };
  const choose = (forms: MessageForms, count: number): readonly MessagePart[] =>
    forms.get(`=${count}`) ?? forms.get(pluralOf(count)) ?? forms.get('other') ?? [];
  const fill: Rules['fill'] = (parts, values) => {
    const text = parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const value = values[part.name];
        if (value === undefined) return `{${part.name}}`;
        if (part.kind === 'value') return write(value);
        const count = Number(value);
        const words = fill(choose(part.forms, count), values);
        return words.replaceAll('#', writeNumber(count));
      })
      .join('');
    // An amount and its unit run in one direction, with each other.
    return text.replaceAll(/\u2069([ \u00a0])\u2068/g, '$1');
  };
  return { fill };
}
