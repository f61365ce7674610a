'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { missingWalletTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useNavigation, useScope, useWalletEvents } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import * as icons from '../icon/icons.tsx';
import { LoadingFields } from '../skeleton/loading-fields.tsx';

export interface MissingWalletProps {
  readonly problem: AnyBillfoldError | 'none';
  readonly onRetry: () => void;
  /** The person goes to make one. */
  readonly onLeave?: (() => void) | undefined;
}

/** In place of what needs a wallet: why there is none, and what to do. */
export function MissingWallet({ problem, onRetry, onLeave }: MissingWalletProps): ReactElement {
  useTexts(missingWalletTexts);
  const t = useTranslate();
  // The place itself says it: a notification would say it twice.
  const { reportError } = useWalletEvents();
  useEffect(() => {
    if (problem !== 'none') reportError(problem);
  }, [problem, reportError]);
  const canCreate = useScope('wallets:write');
  const [isCreating, setCreating] = useState(false);
  if (problem !== 'none')
    return <ErrorState error={problem} title={t('missingWallet.failed')} onRetry={onRetry} />;
  if (isCreating) return <FrameOnDemand onFailure={() => setCreating(false)} />;
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('missingWallet.title')}
      text={canCreate && t('missingWallet.text')}
      action={canCreate && <CreateWallet onLeave={onLeave} onStart={() => setCreating(true)} />}
    />
  );
}

interface CreateWalletProps extends Pick<MissingWalletProps, 'onLeave'> {
  /** The wallet is made in this place. */
  readonly onStart: () => void;
}

/**
 * Leads to the host's screen of a new wallet, or without navigation to the frame in place. A page of the wallet's own
 * origin without navigation has no way to show.
 */
function CreateWallet({ onLeave, onStart }: CreateWalletProps): ReactElement | null {
  const t = useTranslate();
  const navigation = useNavigation();
  const { secretEntry } = useWallet();
  if (!navigation && secretEntry === 'inline') return null;
  const leave = (): void => {
    navigation?.go({ to: 'new-wallet' });
    onLeave?.();
  };
  return (
    <Button variant="primary" onClick={navigation ? leave : onStart}>
      {t('missingWallet.create')}
    </Button>
  );
}

/** By itself: a dialog with a wallet, as nearly all have one, does not load it. */
function FrameOnDemand({ onFailure }: { readonly onFailure: () => void }): ReactElement {
  const notify = useNotify();
  const { texts } = useWallet();
  const Frame = useOnDemand(loadFrame, {
    isWanted: true,
    onFailure: () => {
      notify.info({
        title: texts.find('dialog.loadFailed.title'),
        message: texts.find('dialog.loadFailed.text'),
      });
      onFailure();
    },
  });
  return Frame ? <Frame /> : <LoadingFields count={2} noticeHeight="108px" />;
}

async function loadFrame() {
  const { NewWalletFrame } = await import('../secret-frame/new-wallet-frame.tsx');
  return NewWalletFrame;
}
