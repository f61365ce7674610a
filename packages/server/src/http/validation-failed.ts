import { type BrokenRule, describeBroken } from '@billfold/core/contract/requests';
import { ApiError } from '../platform/api-error.ts';
import { type FilledText, fill } from '../refusal-texts/refusal-text.ts';
import { ruleText } from '../refusal-texts/rule-text.ts';

/** Creates the refusal of a request whose fields break their rules. */
export function validationFailed(broken: readonly BrokenRule[]): ApiError {
  const english = describeBroken(broken);
  const fields: Record<string, FilledText[]> = Object.create(null);
  for (const { field, rule } of broken) fields[field] = [...(fields[field] ?? []), ruleText(rule)];
  return new ApiError(400, 'VALIDATION_FAILED', {
    message: fill('Invalid {fields}', { fields: Object.keys(fields).join(', ') }),
    errors: broken.map(({ field, rule }, at) => ({
      ...fill('{field}: {ruleText}', { field, ruleText: ruleText(rule) }),
      english: english.errors[at] ?? rule,
    })),
    fields,
  });
}
