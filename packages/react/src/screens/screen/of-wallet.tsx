'use client';
import { missingWalletTexts } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { useNeededWallet } from '../../data/use-needed-wallet.ts';
import { LoadingFields } from '../../flow-dialog/loading-fields.tsx';
import { MissingWallet } from '../../flow-dialog/missing-wallet.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useTexts } from '../../provider/use-texts.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { Screen } from './screen.tsx';

/** Draws a screen once there is a wallet for it to show. */
export function OfWallet({ children }: { readonly children: ReactNode }): ReactElement {
  useTexts(missingWalletTexts);
  const t = useTranslate();
  const { walletId, problem, retry } = useNeededWallet();
  if (walletId !== null) return <>{children}</>;
  if (problem === null) return <LoadingFields count={3} noticeHeight="240px" />;
  return (
    <Screen title={t('missingWallet.screen')} size="sm">
      <Card>
        <MissingWallet problem={problem} onRetry={retry} />
      </Card>
    </Screen>
  );
}
