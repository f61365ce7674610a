'use client';
import { swapTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { step } from '../frame/step.css.ts';
import { SwapSteps } from './swap-steps.tsx';
import type { SwapUnavailableDialogProps } from './swap-unavailable-dialog-props.ts';

/** The dialog itself. */
export function SwapUnavailableSurface(
  props: DialogSurfaceProps<SwapUnavailableDialogProps>,
): ReactElement {
  useTexts(swapTexts);
  const t = useTranslate();
  const { opening, initialFocus, className, id, onSend, onReceive } = props;
  /** Closes the dialog first: one is open at a time. */
  const leaveFor = (next: (() => void) | undefined) =>
    next &&
    (() => {
      opening.close('completed');
      next();
    });
  return (
    <Dialog
      {...{ initialFocus, className, id }}
      open={opening.open}
      onOpenChange={opening.onOpenChange}
    >
      <DialogHeader title={t('swap.title')} />
      <DialogBody>
        <div className={step}>
          <p className={plain}>{t('swap.text')}</p>
          <SwapSteps onSend={leaveFor(onSend)} onReceive={leaveFor(onReceive)} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button size="lg" wide data-first-focus onClick={() => opening.close('close-button')}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
