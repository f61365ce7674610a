import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';

export interface SwapDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Spec §1: swap is unavailable, and says so. */
export function SwapDialog({ open, onOpenChange }: SwapDialogProps): ReactElement {
  const t = useTranslate();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogHeader title={t('shell.swap.title')} />
      <DialogBody>
        <p>{t('shell.swap.text')}</p>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={() => onOpenChange(false)}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
