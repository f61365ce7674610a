'use client';
import type { ReactElement } from 'react';
import { ManageAddresses } from '../flow-dialog/empty-wallet.tsx';
import type { AnnouncedOpen } from '../flow-dialog/use-announced-open.ts';
import { Button } from '../primitives/button/button.tsx';
import { DialogFooter } from '../primitives/dialog/dialog-parts.tsx';
import { useTranslate } from '../provider/use-provided.ts';
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

/** What can be done at this step; Enter does the last of it. */
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
      return flow && <SentFooter flow={flow} />;
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

interface PartProps {
  readonly flow: SendFlowOfDialog;
}

function SignFooter({ flow, signing }: PartProps & { readonly signing: Signing }): ReactElement {
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

function SentFooter({ flow }: PartProps): ReactElement {
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
