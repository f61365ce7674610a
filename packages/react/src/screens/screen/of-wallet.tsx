'use client';
import { missingWalletTexts } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useNeededWallet } from '../../query/use-needed-wallet.ts';
import { Card } from '../../ui/card/card.tsx';
import { MissingWallet } from '../../ui/missing-wallet/missing-wallet.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { Screen } from './screen.tsx';

/** Draws a screen once there is a wallet for it to show. */
export function OfWallet({ children }: { readonly children: ReactNode }): ReactElement {
  useTexts(missingWalletTexts);
  const t = useTranslate();
  const { walletId, problem, retry } = useNeededWallet();
  if (walletId !== null) return <>{children}</>;
  if (problem === null) return <LoadingFields count={3} noticeHeight="240px" />;
  return (
    <Screen title={t('missingWallet.screen')}>
      <Card>
        <MissingWallet problem={problem} onRetry={retry} />
      </Card>
    </Screen>
  );
}
