import { useTranslate } from '@billfold/react';
import { Button, icons, TextArea } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import * as css from './refunds.css.ts';

export interface SignedPsbtFieldProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Called with a file that was dropped or chosen. */
  readonly onFile: (file: File) => void;
  /** Name of the file that was taken; null where the text was pasted. */
  readonly fileName: string | null;
  readonly readOnly: boolean;
  readonly error: string | undefined;
}

/** Takes a signed transaction: pasted, dropped or from a file. */
export function SignedPsbtField(props: SignedPsbtFieldProps): ReactElement {
  const t = useTranslate();
  const { value, onValueChange, onFile, fileName, readOnly, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined && !readOnly) onFile(file);
  };
  return (
    <div className={css.signed}>
      <TextArea
        mono
        rows={4}
        label={t('refunds.psbt.signed')}
        hint={t('refunds.psbt.signed.hint')}
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
      <div className={css.handover}>
        <Button icon={icons.upload} disabled={readOnly} onClick={() => input.current?.click()}>
          {t('refunds.psbt.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={t('refunds.psbt.file')}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file can be chosen again once it is signed.
            currentTarget.value = '';
          }}
        />
        {fileName !== null && <bdi className={css.muted}>{fileName}</bdi>}
      </div>
    </div>
  );
}
