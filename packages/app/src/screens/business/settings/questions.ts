import { answerTypes, type CheckoutField } from '@billfold/core/payments';
import type { ReadField } from './read-fields.ts';

export const mostQuestions = 5;
const mostOptions = 50;
const longestLabel = 80;

/** A question of the checkout as it is typed. */
export interface TypedQuestion extends Omit<CheckoutField, 'options'> {
  /** Empty until the question is saved. */
  readonly name: string;
  /** One in each line. */
  readonly options: string;
}

export const emptyQuestion: TypedQuestion = {
  ...{ name: '', label: '', type: 'text', required: false, options: '' },
};

/** Returns saved questions as the text of their field. */
export function textOfQuestions(fields: readonly CheckoutField[]): string {
  return JSON.stringify(fields.map((each) => ({ ...each, options: each.options.join('\n') })));
}

/** Parses the text of the field; what a draft has that is no question is left out. */
export function parseQuestions(text: string): readonly TypedQuestion[] {
  try {
    const typed: unknown = JSON.parse(text);
    return Array.isArray(typed) ? typed.filter(isTyped) : [];
  } catch {
    return [];
  }
}

function isTyped(value: unknown): value is TypedQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, label, type, required, options }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof name === 'string' &&
    typeof label === 'string' &&
    answerTypes.some((each) => each === type) &&
    typeof required === 'boolean' &&
    typeof options === 'string'
  );
}

/** Reads the typed questions; each needs a label, and a choice its options. */
export function readQuestions(text: string): ReadField<readonly CheckoutField[]> {
  const typed = parseQuestions(text);
  const taken = new Set(typed.map(({ name }) => name).filter((name) => name !== ''));
  const read = typed.map(({ name, label, type, required, options }): CheckoutField => {
    const shown = label.trim();
    const known = name === '' ? freeName(shown, taken) : name;
    taken.add(known);
    const choices = type === 'select' ? optionsOf(options) : [];
    return { name: known, label: shown, type, required, options: choices };
  });
  const isWhole = read.every(
    ({ label, type, options }) =>
      label !== '' &&
      (type !== 'select' || options.length > 0) &&
      options.length <= mostOptions &&
      options.every((each) => each.length <= longestLabel),
  );
  return isWhole ? { value: read } : { problem: 'businessSetup.questions.invalid' };
}

function optionsOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Returns a name for the answers to a new question: its words in camel case, or `field`, and a number where it is taken. */
function freeName(label: string, taken: ReadonlySet<string>): string {
  const words =
    label
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const joined = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, 36);
  const base = /^[a-z]/.test(joined) ? joined : 'field';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!taken.has(name)) return name;
  }
}
