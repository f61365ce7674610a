'use client';
import type { ReactElement } from 'react';
import { ManageAddresses } from '../flow-dialog/empty-wallet.tsx';
import { Button } from '../primitives/button/button.tsx';
import { CopyButton } from '../primitives/copy/copy-button.tsx';
import { DialogFooter } from '../primitives/dialog/dialog-parts.tsx';
import { useWalletEvents } from '../provider/use-provided.ts';
import { useTranslate } from '../provider/use-translate.ts';
import * as css from './address-step.css.ts';
import type { ReceivePartProps } from './receive-content.tsx';

/** What can be done at this step. */
export function ReceiveFooter({ view, flow, close }: ReceivePartProps): ReactElement | null {
  const t = useTranslate();
  switch (view) {
    case 'loading':
    case 'account':
      return (
        <DialogFooter>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            disabled={flow?.state.canContinue !== true}
          >
            {t('common.continue')}
          </Button>
        </DialogFooter>
      );
    case 'address-loading':
    case 'address':
      return <CopyFooter flow={flow} />;
    case 'empty':
      return (
        <DialogFooter>
          <ManageAddresses onLeave={() => close('navigated')} />
        </DialogFooter>
      );
    case 'failed':
    case 'address-failed':
      return null;
    default:
      return view satisfies never;
  }
}

function CopyFooter({ flow }: Pick<ReceivePartProps, 'flow'>): ReactElement {
  const t = useTranslate();
  const { emit } = useWalletEvents();
  const account = flow?.state.account;
  const address = flow?.state.address?.addressValue;
  const tellCopied = () => {
    if (account) emit({ type: 'address-copied', network: account.blockchainNetwork });
  };
  return (
    <DialogFooter>
      <div className={css.copy} key="copy">
        {address === undefined ? (
          <Button variant="primary" size="lg" wide busy data-first-focus>
            {t('receive.copy')}
          </Button>
        ) : (
          <CopyButton
            text={address}
            label={t('receive.copy')}
            variant="primary"
            size="lg"
            wide
            data-first-focus
            onCopied={tellCopied}
          />
        )}
      </div>
    </DialogFooter>
  );
}
