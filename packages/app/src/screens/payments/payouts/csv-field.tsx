import { useTranslate } from '@billfold/react';
import { Button, downloadFile, icons } from '@billfold/react/internal';
import { forwardRef } from 'react';
import { FileTextArea } from '../file-text-area.tsx';
import { countCsvLines, template } from './csv-lines.ts';
import * as css from './payouts.css.ts';

export interface CsvFieldProps {
  readonly value: string;
  readonly onValueChange: (csv: string) => void;
  /** Called with a file that was dropped or chosen. */
  readonly onFile: (file: File) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  /** Most lines on the network of the chosen asset; null before one is chosen. */
  readonly most: number | null;
}

/** Takes the lines of a payout: pasted, dropped or from a file. */
export const CsvField = forwardRef<HTMLTextAreaElement, CsvFieldProps>(function CsvField(
  { value, onValueChange, onFile, error, readOnly, most },
  ref,
) {
  const t = useTranslate();
  const count = countCsvLines(value);
  return (
    <FileTextArea
      ref={ref}
      classes={{ whole: css.form, actions: css.actions }}
      rows={8}
      label={t('payouts.csv')}
      hint={`${t('payouts.csv.hint')} ${t('payouts.limit')}`}
      placeholder="address,amount,reference"
      accept=".csv,text/csv"
      fileLabel={t('payouts.file')}
      chooseLabel={t('payouts.file.choose')}
      {...{ value, onValueChange, onFile, error, readOnly }}
    >
      <Button
        icon={icons.download}
        onClick={() =>
          downloadFile(document, new File([template], 'payout-template.csv', { type: 'text/csv' }))
        }
      >
        {t('payouts.template')}
      </Button>
      {count > 0 && (
        <span className={most !== null && count > most ? css.tooMany : css.muted}>
          {most === null
            ? t('payouts.csv.count', { count })
            : t('payouts.csv.count.most', { count, most })}
        </span>
      )}
    </FileTextArea>
  );
});
