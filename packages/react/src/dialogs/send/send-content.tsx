'use client';
import { confirmationTexts, sendTexts, validationTexts } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { DialogBody, DialogForm, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { useTexts } from '../../provider/use-texts.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { ResetCloudPasswordDialog } from '../reset-password/reset-cloud-password-dialog.tsx';
import { SendFooter } from './send-footer.tsx';
import { SendStepBody } from './send-steps.tsx';
import { SendStepper } from './send-stepper.tsx';
import { sendView } from './send-view.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import { useSign } from './use-sign.ts';

export interface SendContentProps {
  readonly flow: SendFlowOfDialog | null;
  readonly close: AnnouncedOpen['close'];
  readonly onSent: ((transaction: Transaction) => void) | undefined;
}

/** Content of the Send dialog: header, current step and footer. */
export function SendContent({ flow, close, onSent }: SendContentProps): ReactElement {
  useTexts(sendTexts, confirmationTexts, validationTexts);
  const t = useTranslate();
  const view = sendView(flow?.state ?? null);
  // During signing the back button is hidden and the dialog is locked.
  const hasBack = flow?.state.canGoBack === true || view === 'sign';
  // The body focuses its first field whenever this name changes.
  const stepName = `${view} ${flow?.state.signMethod ?? ''}`;
  const field = useRef<HTMLInputElement>(null);
  const reviewId = useId();
  const signing = useSign(flow, onSent);
  const [isForgotten, setForgotten] = useState(false);
  const onForgot = () => setForgotten(true);
  const submit = () => {
    if (!flow) return;
    if (view === 'result') close('completed');
    else if (view === 'sign') signing.submit();
    else advance(flow, field.current);
  };
  return (
    <>
      <DialogHeader
        title={t(view === 'empty' ? 'send.empty.title' : 'send.title')}
        onBack={hasBack ? flow?.actions.back : undefined}
      >
        <SendStepper view={view} />
      </DialogHeader>
      <DialogForm onSubmit={submit}>
        <DialogBody step={stepName}>
          <SendStepBody {...{ view, flow, field, signing, reviewId, close, onForgot }} />
        </DialogBody>
        <SendFooter {...{ view, flow, signing, reviewId, close }} />
      </DialogForm>
      {/* Outside the form, because the dialog has a form of its own. */}
      {view === 'sign' && (
        <ResetCloudPasswordDialog open={isForgotten} onOpenChange={setForgotten} />
      )}
    </>
  );
}

/** Continues, or focuses the text field with the error of a refused step. */
function advance({ state, actions, getState }: SendFlowOfDialog, field: HTMLElement | null): void {
  if (!state.canContinue) return;
  actions.next();
  if (getState().step === state.step) field?.focus();
}
