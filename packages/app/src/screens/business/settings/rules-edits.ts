import type { PaymentsSettings } from '@billfold/core/payments';
import { formatBasisPoints } from './basis-points.ts';
import type { SettingsEdits } from './kept-edits.ts';
import {
  choiceOf,
  createReader,
  isRangeEmpty,
  readLimit,
  readPercent,
  readPolicy,
  readWhole,
} from './read-fields.ts';

export const rulesFields = [
  'policy',
  'confirmations',
  'toleranceBps',
  'windowMinutes',
  'selectionMinutes',
  'adjustBps',
  'minPrice',
  'maxPrice',
  'latePolicy',
  'allowsRefresh',
  'receiptPrefix',
] as const;
export type RulesField = (typeof rulesFields)[number];

/** Limits of a window, in minutes. */
export const windowLimits = [5, 1440] as const;

/** Returns the rules as texts of their fields. */
export function textsOfRules(rules: PaymentsSettings): Readonly<Record<RulesField, string>> {
  const { confirmationPolicy: policy, windowMinutes } = rules;
  return {
    policy: choiceOf(policy),
    confirmations: typeof policy === 'number' ? String(policy) : '',
    toleranceBps: formatBasisPoints(rules.toleranceBps),
    windowMinutes: windowMinutes === null ? '' : String(windowMinutes),
    selectionMinutes: String(rules.selectionMinutes),
    adjustBps: formatBasisPoints(rules.adjustBps),
    minPrice: rules.minPrice ?? '',
    maxPrice: rules.maxPrice ?? '',
    latePolicy: rules.latePolicy,
    allowsRefresh: rules.allowsRefresh ? 'yes' : 'no',
    receiptPrefix: rules.receiptPrefix,
  };
}

/** Puts the edits on top of the saved rules. */
export function readRules(saved: PaymentsSettings, edits: SettingsEdits) {
  const { invalid, take } = createReader<RulesField>();
  const texts = { ...textsOfRules(saved), ...edits };
  const minutes = 'businessSetup.minutes.invalid';
  const prefix = texts.receiptPrefix.trim();
  const settings: PaymentsSettings = {
    ...saved,
    confirmationPolicy: take(
      'confirmations',
      readPolicy(texts.policy, texts.confirmations),
      saved.confirmationPolicy,
    ),
    toleranceBps: take('toleranceBps', readPercent(texts.toleranceBps, 0), saved.toleranceBps),
    windowMinutes:
      texts.windowMinutes.trim() === ''
        ? null
        : take(
            'windowMinutes',
            readWhole(texts.windowMinutes, windowLimits, minutes),
            saved.windowMinutes,
          ),
    selectionMinutes: take(
      'selectionMinutes',
      readWhole(texts.selectionMinutes, windowLimits, minutes),
      saved.selectionMinutes,
    ),
    adjustBps: take('adjustBps', readPercent(texts.adjustBps, -1000), saved.adjustBps),
    minPrice: take('minPrice', readLimit(texts.minPrice), saved.minPrice),
    maxPrice: take('maxPrice', readLimit(texts.maxPrice), saved.maxPrice),
    latePolicy: texts.latePolicy === 'ACCEPT_LATE_IF_ENOUGH' ? 'ACCEPT_LATE_IF_ENOUGH' : 'MANUAL',
    allowsRefresh: texts.allowsRefresh === 'yes',
    receiptPrefix: take(
      'receiptPrefix',
      /^[A-Za-z\d-]{0,12}$/.test(prefix)
        ? { value: prefix }
        : { problem: 'businessSetup.receiptPrefix.invalid' },
      saved.receiptPrefix,
    ),
  };
  if (isRangeEmpty(settings.minPrice, settings.maxPrice))
    invalid.maxPrice = 'businessSetup.limit.range';
  return { settings, invalid };
}
