import { useTranslate } from '@billfold/react';
import { Button, downloadFile, Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

/** First line of a file, and an example that cannot be paid by mistake. */
const template = 'address,amount,reference\r\nRecipient address,12.50,Invoice 17\r\n';

const columns = ['address', 'amount', 'memo', 'reference'] as const;

/** Explains the columns of a file, folded until it is asked for. */
export function CsvColumns(): ReactElement {
  const t = useTranslate();
  return (
    <details className={css.explained}>
      <summary className={css.summary}>
        {t('payouts.columns')}
        <Icon shape={icons.chevronDown} size={16} className={css.chevron} />
      </summary>
      <p className={css.muted}>{t('payouts.columns.first')}</p>
      <dl className={css.columns}>
        {columns.map((name) => (
          <Column key={name} name={name} text={t(`payouts.columns.${name}`)} />
        ))}
      </dl>
      <div>
        <Button
          size="sm"
          icon={icons.download}
          onClick={() =>
            downloadFile(
              document,
              new File([template], 'payout-template.csv', { type: 'text/csv' }),
            )
          }
        >
          {t('payouts.template')}
        </Button>
      </div>
    </details>
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
