'use client';
import { confirmationTexts } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTexts } from '../provider/use-texts.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { Button } from '../ui/button/button.tsx';
import { DialogFooter } from '../ui/dialog/dialog-parts.tsx';
import { AmountStep } from './amount-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SendStepBodyProps } from './send-step-body.tsx';
import type { LaterView } from './send-view.ts';
import { SentStep } from './sent-step.tsx';
import { SignStep } from './sign-step.tsx';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import type { Signing } from './use-sign.ts';

export interface LaterStepProps extends Omit<SendStepBodyProps, 'view' | 'later' | 'flow'> {
  readonly view: LaterView;
  readonly flow: SendFlowOfDialog;
}

/** What follows the recipient, up to the result. */
export function LaterStep(props: LaterStepProps): ReactElement | null {
  useTexts(confirmationTexts);
  const { view, flow, field, signing, reviewId, close, onForgot } = props;
  const { state, actions } = flow;
  switch (view) {
    case 'amount':
      return <AmountStep state={state} actions={actions} field={field} />;
    case 'review':
      return <ReviewStep state={state} id={reviewId} actions={actions} />;
    case 'sign':
      return <SignStep state={state} signing={signing} close={close} onForgot={onForgot} />;
    case 'result':
      return state.transaction && <SentStep transaction={state.transaction} />;
    default:
      return view satisfies never;
  }
}

interface FooterProps {
  readonly flow: SendFlowOfDialog;
}

export function SignFooter({
  flow,
  signing,
}: FooterProps & { readonly signing: Signing }): ReactElement {
  const t = useTranslate();
  const { signMethod, busy } = flow.state;
  const goBack = () => (signMethod ? signing.choose(null) : flow.actions.back());
  return (
    <DialogFooter>
      <Button key="back" size="lg" wide disabled={busy} onClick={goBack}>
        {t('send.sign.back')}
      </Button>
      {signMethod && (
        <Button key="sign" type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('send.sign.submit')}
        </Button>
      )}
    </DialogFooter>
  );
}

export function SentFooter({ flow }: FooterProps): ReactElement {
  const t = useTranslate();
  return (
    <DialogFooter>
      <Button key="again" size="lg" wide onClick={flow.actions.reset}>
        {t('send.sent.again')}
      </Button>
      <Button key="done" type="submit" variant="primary" size="lg" wide>
        {t('common.done')}
      </Button>
    </DialogFooter>
  );
}
