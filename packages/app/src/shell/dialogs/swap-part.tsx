import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../shell-dialogs-context.ts';

/** Spec §1: swap is unavailable, and says so. */
export function SwapPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const t = useTranslate();
  return (
    <Dialog
      open={dialog?.name === 'swap'}
      onOpenChange={(open) => onChange(open ? { name: 'swap' } : null)}
    >
      <DialogHeader title={t('shell.swap.title')} />
      <DialogBody>
        <p>{t('shell.swap.text')}</p>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={() => onChange(null)}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
