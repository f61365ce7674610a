/** One piece of a text: words, a place for a value, or a choice by number. */
export type MessagePart =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: MessageForms };
/** Forms by plural category, or by an exact number as `=0`. */
export type MessageForms = ReadonlyMap<string, readonly MessagePart[]>;

/**
 * The pieces of a text. Knows what our texts use of ICU MessageFormat: `{name}`, and
 * `{count, plural, one {# word} other {# words}}` with `#` for the number. Anything else is words.
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function parseMessage(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let words = '';
  for (let at = 0; at < text.length; ) {
    const end = text[at] === '{' ? closing(text, at) : -1;
    const part = end < 0 ? null : parsePlace(text.slice(at + 1, end));
    if (part === null) {
      words += text[at];
      at += 1;
      continue;
    }
    if (words !== '') parts.push(words);
    words = '';
    parts.push(part);
    at = end + 1;
  }
  return words === '' ? parts : [...parts, words];
}

/** The text of the pieces, each run of words changed by `change`. */
export function writeMessage(
  parts: readonly MessagePart[],
  change: (words: string) => string,
): string {
  return parts.map((part) => writePart(part, change)).join('');
}

function writePart(part: MessagePart, change: (words: string) => string): string {
  if (typeof part === 'string') return change(part);
  if (part.kind === 'value') return `{${part.name}}`;
  const forms = [...part.forms].map(([name, form]) => `${name} {${writeMessage(form, change)}}`);
  return `{${part.name}, plural, ${forms.join(' ')}}`;
}

function parsePlace(content: string): MessagePart | null {
  if (/^\w+$/.test(content)) return { kind: 'value', name: content };
  const [whole = '', name = ''] = /^\s*(\w+)\s*,\s*plural\s*,/.exec(content) ?? [];
  const forms = whole === '' ? null : parseForms(content.slice(whole.length));
  return forms?.has('other') ? { kind: 'plural', name, forms } : null;
}

function parseForms(text: string): MessageForms {
  const forms = new Map<string, readonly MessagePart[]>();
  const opening = /(=\d+|[a-z]+)\s*\{/g;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const end = closing(text, opening.lastIndex - 1);
    if (end < 0) return forms;
    forms.set(found[1] ?? '', parseMessage(text.slice(opening.lastIndex, end)));
    opening.lastIndex = end + 1;
  }
  return forms;
}

/** Where the brace that opens at `from` is closed; -1 where it is not. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
