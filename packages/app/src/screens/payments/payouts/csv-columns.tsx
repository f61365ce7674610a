import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

const columns = ['address', 'amount', 'memo', 'reference'] as const;

/** Explains the columns of a file, and how many lines it can have. */
export function CsvColumns(): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.explained}>
      <p className={css.subtitle}>{t('payouts.columns')}</p>
      <p className={css.muted}>{`${t('payouts.columns.first')} ${t('payouts.limit')}`}</p>
      <dl className={css.columns}>
        {columns.map((name) => (
          <Column key={name} name={name} text={t(`payouts.columns.${name}`)} />
        ))}
      </dl>
    </div>
  );
}

interface ColumnProps {
  /** Name in the file, which no language changes. */
  readonly name: string;
  readonly text: string;
}

function Column({ name, text }: ColumnProps): ReactElement {
  return (
    <>
      <dt className={css.columnName} dir="ltr">
        {name}
      </dt>
      <dd className={css.muted}>{text}</dd>
    </>
  );
}
