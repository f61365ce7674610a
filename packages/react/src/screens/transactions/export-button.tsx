'use client';
import type { ReactElement } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, usePage } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useForm } from '../form/use-form.ts';
import { downloadFile } from '../parts/download-file.ts';
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
  const page = usePage();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const client = useClient();
  const hidesSpam = useKeptSettings()?.spamFilter ?? true;
  const { state, submit } = useForm<never>();
  const download = async (): Promise<void> => {
    const filters = filtersOf(query, { hidesSpam });
    const done = await submit({}, () => client.transactions.export(walletId, filters));
    if (done === null) return;
    downloadFile(page, done.answer);
    notify.success(t('transactions.exported'));
  };
  const label = t('transactions.export');
  if (isPhone)
    return (
      <IconButton
        icon={icons.download}
        label={label}
        aria-disabled={state.isBusy}
        onClick={() => void download()}
      />
    );
  return (
    <Button icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
