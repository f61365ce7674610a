import { ApiError } from '../platform/api-error.ts';
import type { FieldMessage } from './validation-sentences.ts';

/**
 * Creates the refusal of a request whose fields break their rules: `message` names the fields, `errors`
 * has a sentence for each rule, and `fields` has the rules by field for a form to show.
 */
export function validationFailed(messages: readonly FieldMessage[]): ApiError {
  const fields: Record<string, string[]> = Object.create(null);
  for (const { field, rule } of messages)
    fields[field] = [...(fields[field] ?? []), sentence(rule)];
  return new ApiError(400, 'VALIDATION_FAILED', {
    message: `Invalid ${Object.keys(fields).join(', ')}`,
    errors: messages.map(({ field, rule }) => `${field} ${rule}.`),
    fields,
  });
}

const sentence = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
