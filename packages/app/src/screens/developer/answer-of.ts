import type { Translate } from '@billfold/core/i18n';
import type { DeliveryAttempt } from '@billfold/core/payments';

/** Returns what came of an attempt in words: its status and time, or why there was no answer. */
export function answerOf(attempt: DeliveryAttempt | undefined, t: Translate): string {
  if (attempt === undefined) return '–';
  const { httpStatus: status, durationMs: ms, error } = attempt;
  if (status === null) return error ?? '–';
  return `${t('delivery.attempt.status', { status })} · ${t('delivery.attempt.ms', { ms })}`;
}
