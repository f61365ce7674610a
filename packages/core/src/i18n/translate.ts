import { en } from './en/index.ts';

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Texts of one locale over English; a `{name}` in a text is filled from `values`. */
export function createTranslate(overrides: Readonly<Partial<Messages>> = {}): Translate {
  return (key, values = {}) =>
    (overrides[key] ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
