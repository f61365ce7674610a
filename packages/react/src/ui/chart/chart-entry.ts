import type { SignedDecimal } from '@billfold/core/contract';

/** Point of a chart, with the event of that time. */
export interface ChartEntry {
  readonly t: Date;
  readonly value: SignedDecimal;
  readonly mark?: ChartMark | undefined;
}

/** Event that a chart marks with a dot. */
export interface ChartMark {
  readonly tone: 'in' | 'out';
  /** Text under the crosshair, such as 'Received 0.1 BTC'. */
  readonly text: string;
  /** Time of the event where it is one; its point stands for a longer span. */
  readonly at?: Date | undefined;
}
