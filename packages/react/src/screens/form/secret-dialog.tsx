'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { SecretPlace } from '../../ui/secret-field/secret-place.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export interface SecretDialogProps extends FormDialogProps {
  /** Over the sentence that says where else to go. */
  readonly title: string;
}

/** A dialog that takes or shows a secret: on a page that may not, it says so and nothing else. */
export function SecretDialog({ title, children, ...dialog }: SecretDialogProps): ReactElement {
  const t = useTranslate();
  const { secretEntry } = useWallet();
  if (secretEntry === 'inline') return <FormDialog {...dialog}>{children}</FormDialog>;
  return (
    <FormDialog {...dialog}>
      <DialogHeader title={title} />
      <DialogBody>
        <SecretPlace>{null}</SecretPlace>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={dialog.onClose}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </FormDialog>
  );
}
