'use client';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { DownloadButton } from '../parts/download-button.tsx';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { filtersOf } from './filters-of.ts';
import type { ListQuery } from './list-query.ts';

export interface ExportButtonProps {
  readonly walletId: string;
  readonly query: ListQuery;
}

/** All that the filters leave, not only the page that is shown. */
export function ExportButton({ walletId, query }: ExportButtonProps): ReactElement {
  const t = useTranslate();
  const client = useClient();
  const hidesSpam = useKeptSettings()?.spamFilter ?? true;
  return (
    <DownloadButton
      label={t('transactions.export')}
      load={() => client.transactions.export(walletId, filtersOf(query, { hidesSpam }))}
      done={t('transactions.exported')}
    />
  );
}
