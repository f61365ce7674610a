'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './statement.css.ts';

/** A line of a statement. */
export interface StatementRow {
  /** Tells it from another line with the same label; the label unless given. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: ReactNode;
  /** Sentence about the value, under its line; for the layout of lines. */
  readonly hint?: string | undefined;
  /** Label above value, for what needs the whole width, such as an address in full. */
  readonly stacked?: boolean | undefined;
  /** The line that the others add up to. */
  readonly total?: boolean | undefined;
}

export interface StatementProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  readonly rows: readonly StatementRow[];
  /**
   * `columns` puts each label above its value, two side by side where there is room, and beside it on a phone;
   * `figures` aligns the amount and the money of each value in two columns, on a phone below each other.
   */
  readonly layout?: 'lines' | 'columns' | 'figures' | undefined;
  /** `compact` has lower lines, and a rule above the last one alone; `plain` has them without any rule. */
  readonly density?: 'regular' | 'compact' | 'plain' | undefined;
}

const others = {
  columns: { line: css.cell, value: css.cellValue },
  figures: { line: css.figuresLine, value: css.figures },
} as const;

/** List of labelled amounts, line by line, like a bank statement. */
export const Statement = forwardRef<HTMLDListElement, StatementProps>(function Statement(
  { rows, layout = 'lines', density = 'regular', className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} {...rest} className={classNames(css.layout[layout], className)}>
      {rows.map(({ id, label, value, hint, stacked, total }) => (
        <div
          key={id ?? label}
          className={classNames(
            layout === 'lines' ? css.line[density] : others[layout].line,
            stacked && css.stacked[layout],
          )}
        >
          <dt className={css.label}>{label}</dt>
          <dd
            className={classNames(
              layout === 'lines' ? css.value : others[layout].value,
              total && css.total,
            )}
          >
            {value}
          </dd>
          {hint !== undefined && <dd className={css.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
});
