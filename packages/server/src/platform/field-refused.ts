import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { ApiError } from './api-error.ts';

export interface FieldRefusal {
  readonly status?: 400 | 409;
  readonly code?: string;
  readonly message: RefusalText;
}

/** Creates a refusal of one field of the body, which the form shows at that field. */
export function fieldRefused(field: string, refusal: FieldRefusal): ApiError {
  const { status = 400, code = 'VALIDATION_FAILED', message } = refusal;
  return new ApiError(status, code, {
    message: 'Check the highlighted fields',
    errors: [message],
    fields: { [field]: [message] },
  });
}
