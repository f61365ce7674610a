import { useTranslate } from '@billfold/react';
import { FormDialog } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { RollForm } from './roll-form.tsx';
import type { WebhookProps } from './webhook-props.ts';
import { WebhookSecret } from './webhook-secret.tsx';

export interface RollSecretDialogProps extends WebhookProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Replaces the signing secret of a webhook by a new one, which is then shown once. */
export function RollSecretDialog(props: RollSecretDialogProps): ReactElement {
  const t = useTranslate();
  const { businessId, webhook, open, onClose } = props;
  return (
    <FormDialog open={open} onClose={onClose}>
      <RollForm
        title={t('webhook.roll.title')}
        text={t('webhook.roll.text')}
        submit={t('webhook.roll')}
        roll={({ webhooks }, overlap, options) =>
          webhooks.rollSecret(businessId, webhook.id, overlap, options)
        }
        draw={(made) => <WebhookSecret made={made} onDone={onClose} />}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
