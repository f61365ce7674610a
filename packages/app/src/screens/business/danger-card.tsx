import type { PaymentsClient } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DangerCardProps {
  /** Label of the buttons, and title of the row. */
  readonly action: string;
  readonly hint: string;
  /** Title and text of the question before it is done. */
  readonly title: string;
  readonly text: string;
  readonly request: (client: PaymentsClient) => Promise<unknown>;
}

/** An action that ends the access to a business, done after a question. */
export function DangerCard({ action, hint, title, text, request }: DangerCardProps): ReactElement {
  const t = useTranslate();
  const { call, list } = useServices().business;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={t('businessSettings.danger')}>
      <SettingRow title={action} hint={hint}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {action}
        </Button>
      </SettingRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        text={text}
        submit={action}
        call={() => call(request)}
        onDone={() => void list.refresh()}
      />
    </Card>
  );
}
