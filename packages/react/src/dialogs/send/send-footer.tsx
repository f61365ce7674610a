'use client';
import type { ReactElement } from 'react';
import { ManageAddresses } from '../../ui/empty-wallet/empty-wallet.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-parts.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import type { SendView } from './send-view.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import type { Signing } from './use-sign.ts';

export interface SendFooterProps {
  readonly view: SendView;
  readonly flow: SendFlowOfDialog | null;
  readonly signing: Signing;
  readonly reviewId: string;
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

function ContinueFooter({ view, flow, reviewId }: SendFooterProps): ReactElement {
  const t = useTranslate();
  const isBusy = flow?.state.busy === true && view !== 'loading';
  return (
    <DialogFooter>
      <Button
        key="continue"
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={isBusy}
        disabled={!isBusy && flow?.state.canContinue !== true}
        {...(view === 'review' && { 'data-first-focus': true, 'aria-describedby': reviewId })}
      >
        {t('common.continue')}
      </Button>
    </DialogFooter>
  );
}

interface FlowFooterProps {
  readonly flow: SendFlowOfDialog;
}

function SignFooter({
  flow,
  signing,
}: FlowFooterProps & { readonly signing: Signing }): ReactElement {
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

function ResultFooter({ flow }: FlowFooterProps): ReactElement {
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
