import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { FileTextArea } from '../file-text-area.tsx';
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
  return (
    <FileTextArea
      classes={{ whole: css.signed, actions: css.handover }}
      rows={4}
      label={t('refunds.psbt.signed')}
      hint={t('refunds.psbt.signed.hint')}
      fileLabel={t('refunds.psbt.file')}
      chooseLabel={t('refunds.psbt.file.choose')}
      {...{ value, onValueChange, onFile, error, readOnly }}
    >
      {fileName !== null && <bdi className={css.muted}>{fileName}</bdi>}
    </FileTextArea>
  );
}
