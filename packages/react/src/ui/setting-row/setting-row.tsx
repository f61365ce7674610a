'use client';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './setting-row.css.ts';

export interface SettingRowProps {
  readonly title: ReactNode;
  /** One line about the effect of the setting. */
  readonly hint?: ReactNode;
  /** Mark or icon before the title. */
  readonly lead?: ReactNode;
  /** Reason why the last change was not saved. */
  readonly error?: ReactNode;
  /** `li` inside a list. */
  readonly as?: 'div' | 'li' | undefined;
  /** Keeps small controls at the end of the title's line on a phone. */
  readonly oneLine?: boolean | undefined;
  /** Control at the end of the row. */
  readonly children?: ReactNode;
}

/** Row of a settings page: a title with a hint at the start, and a control at the end. */
export function SettingRow(props: SettingRowProps): ReactElement {
  const { title, hint, lead, error, as: Row = 'div', oneLine, children } = props;
  const id = useId();
  return (
    <Row
      className={classNames(css.row, oneLine && css.oneLine)}
      {...(Row === 'div' && { role: 'group', 'aria-labelledby': id })}
    >
      {lead && <span className={css.lead}>{lead}</span>}
      <div className={css.words}>
        <span id={id} className={css.title}>
          {title}
        </span>
        {hint && <div className={css.hint}>{hint}</div>}
        <RowError>{error}</RowError>
      </div>
      {children && <div className={css.control}>{children}</div>}
    </Row>
  );
}

/** Row whose title, hint and control are those of a field, such as a picker. */
export function SettingField({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.field}>{children}</div>;
}

/** Line for a refused change, announced when it appears. */
export function RowError({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.error} aria-live="polite">
      {children}
    </div>
  );
}
