'use client';
import type { ReactElement, RefObject } from 'react';
import { EmptyWallet } from '../../ui/empty-wallet/empty-wallet.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { AmountStep } from './amount-step.tsx';
import { RecipientStep } from './recipient-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SendView } from './send-view.ts';
import { SentStep } from './result-step.tsx';
import { SignStep } from './sign-step.tsx';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import type { Signing } from './use-sign.ts';

export interface SendStepBodyProps {
  readonly view: SendView;
  readonly flow: SendFlowOfDialog | null;
  /** Text field of the step, focused when the step is refused. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly signing: Signing;
  readonly reviewId: string;
  readonly close: AnnouncedOpen['close'];
  /** Called by the link about a forgotten encryption key. */
  readonly onForgot: () => void;
}

/** Body of the current step, or of the state in place of the steps. */
export function SendStepBody(props: SendStepBodyProps): ReactElement | null {
  const t = useTranslate();
  const { view, flow, field, signing, reviewId, close, onForgot } = props;
  if (view === 'loading' || flow === null) return <LoadingFields count={2} noticeHeight="108px" />;
  const { state, actions } = flow;
  switch (view) {
    case 'failed':
      return (
        state.error && (
          <ErrorState
            error={state.error}
            title={t('send.accountsFailed')}
            onRetry={actions.retry}
          />
        )
      );
    case 'empty':
      return <EmptyWallet />;
    case 'recipient':
      return <RecipientStep state={state} actions={actions} field={field} />;
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
