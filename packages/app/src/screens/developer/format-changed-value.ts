import type { Translate } from '@billfold/core/i18n';
import { type AnswerType, answerTypes } from '@billfold/core/payments';

/**
 * Returns a value of the audit log in words. The log keeps lists as JSON: their items are listed, and a question at
 * checkout by its label, its kind of answer and if it is required. Any other value stays as it is.
 */
export function formatChangedValue(value: string | null, t: Translate): string {
  if (value === null) return t('audit.nothing');
  const list = readList(value);
  if (list === null) return value;
  if (list.length === 0) return t('audit.nothing');
  return list.map((item) => formatItem(item, t)).join(', ');
}

/** Returns the items of a list; null for any other value, a text that only begins like one included. */
function readList(value: string): readonly unknown[] | null {
  if (!value.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function formatItem(item: unknown, t: Translate): string {
  if (typeof item === 'string') return item;
  return isQuestion(item) ? formatQuestion(item, t) : JSON.stringify(item);
}

interface Question {
  readonly label: string;
  readonly type: AnswerType;
  readonly required: boolean;
  readonly options: readonly string[];
}

function isQuestion(item: unknown): item is Question {
  return (
    typeof item === 'object' &&
    item !== null &&
    'label' in item &&
    typeof item.label === 'string' &&
    'type' in item &&
    answerTypes.some((type) => type === item.type) &&
    'options' in item &&
    Array.isArray(item.options) &&
    'required' in item
  );
}

function formatQuestion({ label, type, required, options }: Question, t: Translate): string {
  const answer = t(`audit.question.${type}`, { options: options.join(', ') });
  return t(required ? 'audit.question.required' : 'audit.question', { label, answer });
}
