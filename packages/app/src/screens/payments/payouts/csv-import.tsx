import { useTranslate } from '@billfold/react';
import { Button, icons } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';

export interface CsvImportProps {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses a file whose lines become rows. */
export function CsvImport({ disabled, onFile }: CsvImportProps): ReactElement {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icons.upload} disabled={disabled} onClick={() => input.current?.click()}>
        {t('payouts.file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('payouts.file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again once it has changed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
