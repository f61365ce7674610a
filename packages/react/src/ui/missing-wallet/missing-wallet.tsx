'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { missingWalletTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect } from 'react';
import { useNavigation, useWalletEvents } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import * as icons from '../icon/icons.tsx';

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
  if (problem !== 'none')
    return <ErrorState error={problem} title={t('missingWallet.failed')} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('missingWallet.title')}
      text={t('missingWallet.text')}
      action={<CreateWallet onLeave={onLeave} />}
    />
  );
}

/** Without a navigation adapter there is no way to show. */
function CreateWallet({ onLeave }: Pick<MissingWalletProps, 'onLeave'>): ReactElement | null {
  const t = useTranslate();
  const navigation = useNavigation();
  if (!navigation) return null;
  const leave = (): void => {
    navigation.go({ to: 'new-wallet' });
    onLeave?.();
  };
  return (
    <Button variant="primary" onClick={leave}>
      {t('missingWallet.create')}
    </Button>
  );
}
