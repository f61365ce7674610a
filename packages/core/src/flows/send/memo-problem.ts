import { ValidationError } from '../../errors/error-kinds.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';

/** The most that the API takes, in characters. */
const longestMemo = 120;

/** The memo that goes along; empty where the network has none. */
export function memoOf(model: SendModel): string {
  return chosenAccount(model)?.network.memo ? model.memo.trim() : '';
}

/** Why the memo cannot be sent along, or null. Never shortened: its recipient looks for it as it is. */
export function memoProblem(model: SendModel): ValidationError | null {
  const memo = memoOf(model);
  const most = Math.min(chosenAccount(model)?.network.memo?.maximumBytes ?? 0, longestMemo);
  if (memo === '' || new TextEncoder().encode(memo).length <= most) return null;
  return new ValidationError('memo_too_long', {
    messages: [`Use at most ${most} characters; some letters and all emoji count as several.`],
    reason: 'memoLength',
    values: { most },
    field: 'memo',
  });
}
