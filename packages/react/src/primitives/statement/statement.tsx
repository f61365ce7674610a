'use client';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './statement.css.ts';

export interface StatementRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Label above value, for what needs the whole width, such as an address in full. */
  readonly stacked?: boolean | undefined;
  /** The line that the others add up to. */
  readonly total?: boolean | undefined;
}

/** What a thing consists of, line by line, as on a bank's statement. */
export function Statement(props: { readonly rows: readonly StatementRow[] }): ReactElement {
  return (
    <dl className={css.statement}>
      {props.rows.map(({ label, value, stacked, total }) => (
        <div key={label} className={classNames(css.row, stacked && css.stacked)}>
          <dt className={css.label}>{label}</dt>
          <dd className={classNames(css.value, total && css.total)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
