import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The way out of a business, refused for its last owner. */
export function LeaveCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { call, list } = useServices().business;
  const [isAsking, setIsAsking] = useState(false);
  const { id, name } = business;
  return (
    <Card title={t('businessSettings.danger')}>
      <SettingRow title={t('businessSettings.leave')} hint={t('businessSettings.leave.text')}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t('businessSettings.leave')}
        </Button>
      </SettingRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('businessSettings.leave.title', { name })}
        text={t('businessSettings.leave.text')}
        submit={t('businessSettings.leave')}
        call={() => call(({ team }) => team.leave(id))}
        onDone={() => void list.refresh()}
      />
    </Card>
  );
}
