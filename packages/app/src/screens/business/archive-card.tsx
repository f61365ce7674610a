import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The end of a business, for its owners. */
export function ArchiveCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { call, list } = useServices().business;
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = business;
  return (
    <Card title={t('businessSettings.danger')}>
      <SettingRow title={t('businessSettings.archive')} hint={t('businessSettings.archive.text')}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t('businessSettings.archive')}
        </Button>
      </SettingRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('businessSettings.archive.title', { name })}
        text={t('businessSettings.archive.confirm')}
        submit={t('businessSettings.archive')}
        call={() => call(({ businesses }) => businesses.archive(id))}
        onDone={() => void list.refresh()}
      />
    </Card>
  );
}
