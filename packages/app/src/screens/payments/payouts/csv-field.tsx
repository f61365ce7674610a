import { useTranslate } from '@billfold/react';
import { Button, downloadFile, icons, TextArea } from '@billfold/react/internal';
import { forwardRef, useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const count = countCsvLines(value);
  const take = (file: File | undefined): void => {
    if (file !== undefined && !readOnly) onFile(file);
  };
  return (
    <div className={css.form}>
      <TextArea
        ref={ref}
        mono
        rows={8}
        label={t('payouts.csv')}
        hint={`${t('payouts.csv.hint')} ${t('payouts.limit')}`}
        placeholder="address,amount,reference"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        {...{ value, onValueChange, error, readOnly }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          event.preventDefault();
          take(file);
        }}
      />
      <div className={css.actions}>
        <Button icon={icons.upload} disabled={readOnly} onClick={() => input.current?.click()}>
          {t('payouts.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('payouts.file')}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file can be chosen again once it is corrected.
            currentTarget.value = '';
          }}
        />
        <Button
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
        {count > 0 && (
          <span className={most !== null && count > most ? css.tooMany : css.muted}>
            {most === null
              ? t('payouts.csv.count', { count })
              : t('payouts.csv.count.most', { count, most })}
          </span>
        )}
      </div>
    </div>
  );
});
