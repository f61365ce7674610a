import type { Business, PaymentsClient } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DangerCardProps {
  readonly business: Business;
  /** Label of the buttons, and title of the row. */
  readonly action: string;
  readonly hint: string;
  /** Reason why it cannot be done now. */
  readonly missing?: string | undefined;
  /** Title and text of the question before it is done. */
  readonly title: string;
  readonly text: ReactNode;
  /** The name of the business is typed before it is done. */
  readonly typesName?: true;
  /** Reason why it cannot be confirmed now. */
  readonly confirmMissing?: string | undefined;
  /** Notification afterwards. */
  readonly done: string;
  readonly request: (client: PaymentsClient) => Promise<unknown>;
}

/** An action that ends the access to a business, done after a question. */
export function DangerCard({ business, action, hint, ...asked }: DangerCardProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, list, noteLeft } = useServices().business;
  const [isAsking, setIsAsking] = useState(false);
  const { title, text, typesName, done, request, missing, confirmMissing } = asked;
  const finish = (): void => {
    noteLeft(business.id);
    notify.success(done);
    void list.refresh();
  };
  return (
    <Card title={t('businessSettings.danger')}>
      <SettingRow title={action} hint={missing ?? hint}>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          missing={missing}
          onClick={() => setIsAsking(true)}
        >
          {action}
        </Button>
      </SettingRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        text={text}
        typedName={typesName && business.name}
        submit={action}
        missing={confirmMissing}
        call={() => call(request)}
        onDone={finish}
      />
    </Card>
  );
}
