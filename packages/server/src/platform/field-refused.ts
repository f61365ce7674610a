import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { ApiError } from './api-error.ts';

export interface FieldRefusal {
  readonly status?: 400 | 409;
  readonly code?: string;
  readonly message: RefusalText;
  /** Facts for the caller. */
  readonly current?: object;
}

/** Creates a refusal of one field of the body, which the form shows at that field. */
export function fieldRefused(field: string, refusal: FieldRefusal): ApiError {
  const { status = 400, code = 'VALIDATION_FAILED', message, current } = refusal;
  return new ApiError(status, code, {
    message: 'Check the highlighted fields',
    errors: [message],
    fields: { [field]: [message] },
    ...(current && { current }),
  });
}
