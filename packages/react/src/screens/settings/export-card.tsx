'use client';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useClient, usePage } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { useForm } from '../form/use-form.ts';
import { downloadFile } from '../parts/download-file.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export function ExportCard(): ReactElement {
  const t = useTranslate();
  const page = usePage();
  const id = useWalletId();
  const client = useClient();
  const { state, submit } = useForm<never>();
  const download = async (): Promise<void> => {
    const done = await submit({}, () => client.wallets.export(id));
    if (done !== null) downloadFile(page, done.answer);
  };
  return (
    <Card>
      <SettingRow
        title={t('walletSettings.export')}
        hint={t('walletSettings.export.text')}
        error={state.failure && problemText(state.failure, t)}
      >
        <Button icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
          {t('walletSettings.export.download')}
        </Button>
      </SettingRow>
    </Card>
  );
}
