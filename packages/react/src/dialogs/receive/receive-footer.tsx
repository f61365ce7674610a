'use client';
import type { ReactElement } from 'react';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-parts.tsx';
import { ManageAddresses } from '../../ui/empty-wallet/empty-wallet.tsx';
import * as css from './address-step.css.ts';
import type { ReceivePartProps } from './receive-part-props.ts';

interface ReceiveFooterProps extends ReceivePartProps {
  /** The person came back to the first step, to choose another account. */
  readonly isBack: boolean;
}

/** Footer buttons of the current step. */
export function ReceiveFooter(props: ReceiveFooterProps): ReactElement | null {
  const { view, flow, close, isBack } = props;
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
            // `disabled` would lose the focus, and could not say what is missing.
            aria-disabled={flow?.state.canContinue !== true}
            data-first-focus={(flow?.state.canContinue === true && !isBack) || undefined}
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
