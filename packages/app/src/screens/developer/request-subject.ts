import type { ApiRequest } from '@billfold/core/payments';

/** Object that a request made or changed, or the reason why it was refused; null where its answer names none. */
export interface RequestSubject {
  /** Error code of a refusal, such as `ORDER_ID_IN_USE`. */
  readonly code: string | null;
  readonly orderId: string | null;
  readonly id: string | null;
}

/** Reads the subject of a request from its answer, which may be cut short or empty. */
export function subjectOf({ response }: Pick<ApiRequest, 'response'>): RequestSubject {
  const answer = fieldsOf(parse(response));
  const data = fieldsOf(answer['data'] ?? answer);
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return { code: text(answer['code']), orderId: text(data['orderId']), id: text(data['id']) };
}

/** Returns the payment that a request made, or that its path names. */
export function paymentOf(request: Pick<ApiRequest, 'path' | 'response'>): string | null {
  const named = request.path.split('/').find(isPaymentId);
  const { id } = subjectOf(request);
  return named ?? (id !== null && isPaymentId(id) ? id : null);
}

const isPaymentId = (text: string): boolean => /^pay_[a-z0-9]+$/.test(text);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
