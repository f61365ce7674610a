'use client';
import type { ReactElement } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, usePage } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { downloadFile } from '../parts/download-file.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './settings.css.ts';

export function ExportCard(): ReactElement {
  const t = useTranslate();
  const page = usePage();
  const notify = useNotify();
  const id = useWalletId();
  const client = useClient();
  const { state, submit } = useForm<never>();
  const download = async (): Promise<void> => {
    const done = await submit({}, () => client.wallets.export(id));
    if (done === null) return;
    downloadFile(page, done.answer);
    notify.success(t('walletSettings.export.done'));
  };
  return (
    <Card title={t('walletSettings.export')}>
      <div className={css.stack}>
        <FormFailure failure={state.failure} fields={[]} />
        <p className={css.text}>{t('walletSettings.export.text')}</p>
        <div>
          <Button icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
            {t('walletSettings.export.download')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
