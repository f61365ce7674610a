import type { InvalidFields } from '@billfold/core/flows';
import { type CreateReport, reportTypes } from '@billfold/core/payments';
import { type DatePreset, daysOf } from '@billfold/react/internal';

/** Periods that a report is asked for, the most usual one first. */
export const reportPeriods = ['lastMonth', 'thisMonth', 'quarter', 'thisYear', 'own'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Typed fields of a new report. */
export interface ReportFields {
  readonly type: string;
  readonly period: string;
  /** Days of a period of one's own, such as `2026-11-01`. */
  readonly from: string;
  readonly to: string;
  readonly format: string;
}
export type ReportField = 'from' | 'to';

export interface ReadReport {
  readonly invalid: InvalidFields<ReportField>;
  readonly body: CreateReport;
}

/** Reads the request of a report, or what is wrong with its days. */
export function readReport(fields: ReportFields, now: Date): ReadReport {
  const preset = presetNamed(fields.period);
  const { from, to } = preset === null ? fields : daysOf(preset, now);
  const format = fields.format === 'JSON' ? 'JSON' : 'CSV';
  const invalid: InvalidFields<ReportField> = {
    ...(from === '' && { from: 'reports.new.day.missing' as const }),
    ...(to === '' && { to: 'reports.new.day.missing' as const }),
    ...(from !== '' && to !== '' && to < from && { to: 'reports.new.order' as const }),
  };
  const type = reportTypes.find((each) => each === fields.type) ?? 'PAYMENTS';
  return { invalid, body: { type, from, to, format } };
}

function presetNamed(period: string): DatePreset | null {
  const found = reportPeriods.find((each) => each === period) ?? 'lastMonth';
  return found === 'own' ? null : found;
}
