'use client';
import type { SendState, SendStep } from '@billfold/core/flows';
import type { ReactElement, RefObject } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useFlow, useFlowPart } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-parts.tsx';
import { EmptyWallet, ManageAddresses } from '../../ui/empty-wallet/empty-wallet.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { AccountsFailure } from '../frame/accounts-failure.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { AmountStep } from './amount-step.tsx';
import { RecipientStep } from './recipient-step.tsx';
import { SentStep } from './result-step.tsx';
import { type ReviewIds, ReviewStep } from './review-step.tsx';
import * as css from './send.css.ts';
import { SignStep } from './sign-step.tsx';
import type { OpenSendFlow, SettlementSource } from './use-send-dialog.ts';
import type { SendSigning, Signing } from './use-sign.ts';

interface SendStepBodyProps {
  readonly view: SendView;
  readonly flow: OpenSendFlow | null;
  /** Text field of the step, focused when the step is refused. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly signing: SendSigning;
  readonly reviewIds: ReviewIds;
  readonly close: AnnouncedOpen['close'];
  /** Called by the link about a forgotten encryption key. */
  readonly onForgot: () => void;
  readonly settlement: SettlementSource | undefined;
}

/** Body of the current step, or of the state in place of the steps. */
export function SendStepBody(props: SendStepBodyProps): ReactElement | null {
  const t = useTranslate();
  const { view, flow, field, signing, reviewIds, close, onForgot, settlement } = props;
  const state = useFlowPart(flow, (whole) => whole);
  if (view === 'loading' || flow === null || state === null)
    return <LoadingFields count={2} noticeHeight="108px" />;
  const { actions } = flow;
  switch (view) {
    case 'failed':
      return (
        state.error && (
          <AccountsFailure
            error={state.error}
            title={t('send.accountsFailed')}
            scopeMissing={t('send.scopeMissing')}
            onRetry={actions.retry}
          />
        )
      );
    case 'empty':
      return <EmptyWallet />;
    case 'recipient':
      return <RecipientStep state={state} actions={actions} field={field} close={close} />;
    case 'amount':
      return <AmountStep {...{ state, actions, field, settlement }} />;
    case 'review':
      return <ReviewStep state={state} ids={reviewIds} actions={actions} />;
    case 'sign':
      return <SignStep {...{ flow, state, signing, close, onForgot }} />;
    case 'result':
      return state.transaction && <SentStep state={state} transaction={state.transaction} />;
    default:
      return view satisfies never;
  }
}

interface SendFooterProps {
  readonly view: SendView;
  readonly flow: OpenSendFlow | null;
  readonly signing: Signing;
  readonly reviewIds: ReviewIds;
  readonly close: AnnouncedOpen['close'];
}

/** Buttons of the step; Enter presses the last of them. */
export function SendFooter(props: SendFooterProps): ReactElement | null {
  const { view, flow, signing, close } = props;
  switch (view) {
    case 'loading':
    case 'recipient':
    case 'amount':
    case 'review':
      return <ContinueFooter {...props} />;
    case 'sign':
      return flow && <SignFooter flow={flow} signing={signing} />;
    case 'result':
      return flow && <ResultFooter flow={flow} />;
    case 'empty':
      return (
        <DialogFooter>
          <ManageAddresses onLeave={() => close('navigated')} />
        </DialogFooter>
      );
    case 'failed':
      return null;
    default:
      return view satisfies never;
  }
}

function ContinueFooter({ view, flow, reviewIds }: SendFooterProps): ReactElement | null {
  const t = useTranslate();
  const isBusy = useFlowPart(flow, (state) => state?.busy === true) && view !== 'loading';
  const canContinue = useFlowPart(flow, (state) => state?.canContinue === true);
  const isChoosing = useFlowPart(flow, (state) => state !== null && state.requestChoice !== null);
  // Each coin continues by itself.
  if (isChoosing) return null;
  return (
    <DialogFooter>
      <Button
        key="continue"
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={isBusy}
        // `disabled` would lose the focus, and could not say what is missing.
        aria-disabled={!isBusy && !canContinue}
        {...(view === 'review' && {
          // Fees that wait for a yes come first.
          'data-first-focus': isBusy || canContinue || undefined,
          'aria-describedby': `${reviewIds.parties} ${reviewIds.sums}`,
        })}
      >
        {t('common.continue')}
      </Button>
    </DialogFooter>
  );
}

interface FlowFooterProps {
  readonly flow: OpenSendFlow;
}

function SignFooter({
  flow,
  signing,
}: FlowFooterProps & { readonly signing: Signing }): ReactElement | null {
  const t = useTranslate();
  const { signMethod, busy } = useFlow(flow);
  const { secretEntry } = useWallet();
  // The frame has the button that signs, and the header the way back.
  if (secretEntry === 'frame') return null;
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

function ResultFooter({ flow }: FlowFooterProps): ReactElement {
  const t = useTranslate();
  const link = useFlowPart(flow, (state) => state?.requestLink ?? null);
  if (link !== null) return <PaidFooter link={link} />;
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

/** Leads back to the checkout page that asked for the payment, which shows when it is complete. */
function PaidFooter({ link }: { readonly link: string }): ReactElement {
  const t = useTranslate();
  // A page of another site stays open.
  const leaves = useWallet().secretEntry === 'inline';
  return (
    <DialogFooter>
      <Button key="done" type="submit" size="lg" className={css.done}>
        {t('common.done')}
      </Button>
      <LinkButton
        key="back"
        href={link}
        {...(!leaves && { target: '_blank', rel: 'noopener' })}
        variant="primary"
        size="lg"
        wide
      >
        {t('send.request.back')}
      </LinkButton>
    </DialogFooter>
  );
}

/** View of the dialog: a step, or the state in place of the steps. */
export type SendView = SendStep | Exclude<SendState['status'], 'ready'>;

export function sendView(state: SendState | null): SendView {
  if (state === null) return 'loading';
  return state.status === 'ready' ? state.step : state.status;
}
