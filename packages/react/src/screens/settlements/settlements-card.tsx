'use client';
import { settlementsTexts, transactionsTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { isMoving } from './held-funds.ts';
import { SettlementRow } from './settlement-row.tsx';
import * as css from './settlements.css.ts';

/**
 * Card with one line per business that is paid into the wallet; nothing without one. Nobody knows
 * whether there is one until the answer is here, so that nothing stands in its place before.
 */
export function SettlementsCard(): ReactElement | null {
  useTexts(settlementsTexts, transactionsTexts);
  const t = useTranslate();
  const resource = useScreenData().settlements.lines(useWalletId());
  const { data: lines, error } = useResource(resource);
  useNotifyFailure(resource.get());
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.some(isMoving) ?? false,
  });
  if (lines === undefined)
    return error === undefined ? null : (
      <Card aria-label={t('settlements.title')}>
        <ErrorState
          title={t('settlements.loadFailed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (lines.length === 0) return null;
  return (
    <Card title={t('settlements.title')} padding="none">
      <p className={css.lead}>{t('settlements.lead')}</p>
      {lines.map((line) => (
        <SettlementRow key={line.businessId} line={line} onSent={() => void resource.refresh()} />
      ))}
    </Card>
  );
}
