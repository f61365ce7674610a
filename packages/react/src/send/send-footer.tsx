'use client';
import type { ReactElement } from 'react';
import type { AnnouncedOpen } from '../dialogs/frame/use-announced-open.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { Button } from '../ui/button/button.tsx';
import { DialogFooter } from '../ui/dialog/dialog-parts.tsx';
import { ManageAddresses } from '../ui/empty-wallet/empty-wallet.tsx';
import type { SendView } from './send-view.ts';
import type { LaterSteps } from './use-later-steps.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';
import type { Signing } from './use-sign.ts';

export interface SendFooterProps {
  readonly view: SendView;
  readonly later: LaterSteps | null;
  readonly flow: SendFlowOfDialog | null;
  readonly signing: Signing;
  readonly reviewId: string;
  readonly close: AnnouncedOpen['close'];
}

/** What can be done at this step; Enter does the last of it. */
export function SendFooter(props: SendFooterProps): ReactElement | null {
  const { view, later, flow, signing, close } = props;
  switch (view) {
    case 'loading':
    case 'recipient':
    case 'amount':
    case 'review':
      return <ContinueFooter {...props} />;
    case 'sign':
      return flow && later && <later.SignFooter flow={flow} signing={signing} />;
    case 'result':
      return flow && later && <later.SentFooter flow={flow} />;
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
