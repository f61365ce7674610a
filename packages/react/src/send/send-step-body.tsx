'use client';
import type { ReactElement, RefObject } from 'react';
import type { AnnouncedOpen } from '../dialogs/frame/use-announced-open.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { EmptyWallet } from '../ui/empty-wallet/empty-wallet.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { LoadingFields } from '../ui/skeleton/loading-fields.tsx';
import { RecipientStep } from './recipient-step.tsx';
import { isLaterView, type SendView } from './send-view.ts';
import type { LaterSteps } from './use-later-steps.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import type { Signing } from './use-sign.ts';

export interface SendStepBodyProps {
  readonly view: SendView;
  readonly later: LaterSteps | null;
  readonly flow: SendFlowOfDialog | null;
  /** The text field of the step, focused when it is refused. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly signing: Signing;
  readonly reviewId: string;
  readonly close: AnnouncedOpen['close'];
  /** The encryption key is lost, and wanted anew. */
  readonly onForgot: () => void;
}

export function SendStepBody(props: SendStepBodyProps): ReactElement | null {
  const t = useTranslate();
  const { view, later, flow, ...rest } = props;
  if (view === 'loading' || flow === null) return <LoadingFields count={2} noticeHeight="108px" />;
  if (isLaterView(view))
    return later ? (
      <later.LaterStep {...rest} view={view} flow={flow} />
    ) : (
      <LoadingFields count={2} noticeHeight="0px" />
    );
  const { state, actions } = flow;
  switch (view) {
    case 'failed':
      return (
        state.problem && (
          <ErrorState
            error={state.problem}
            title={t('send.accountsFailed')}
            onRetry={actions.retry}
          />
        )
      );
    case 'empty':
      return <EmptyWallet />;
    case 'recipient':
      return <RecipientStep state={state} actions={actions} field={rest.field} />;
    default:
      return view satisfies never;
  }
}
