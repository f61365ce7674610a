import type { WebhookDetail, WebhookWithSecret } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  useForm,
  useHeldDraft,
  useLeftDraft,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';
import * as css from './developer.css.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { readWebhook, type WebhookField, type WebhookValues } from './webhook-request.ts';

const errorFields = ['url', 'description', 'events'] as const;

export interface NewWebhookFormProps {
  readonly businessId: number;
  readonly onClose: () => void;
  readonly onMade: (made: WebhookWithSecret) => void;
}

/** Fields of a new webhook; what the service refuses is told under its field. */
export function NewWebhookForm({ businessId, onClose, onMade }: NewWebhookFormProps): ReactElement {
  const t = useTranslate();
  const { business, developer } = useServices();
  const livemode = useLivemode();
  const draftName = `new webhook of ${businessId}`;
  const left = useLeftDraft(draftName)();
  const { fields, values, submit, state } = useWebhookFields({
    ...{ url: left?.['url'] ?? '', description: left?.['description'] ?? '' },
    ...{ sendsAll: true, types: [], disablesItself: true },
  });
  const { url, description } = values;
  useHeldDraft(draftName, url === '' && description === '' ? null : { url, description });
  // Pressing again after a lost answer shows the same secret instead of making a second webhook.
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const create = async (): Promise<void> => {
    const { invalid, webhook } = readWebhook(values);
    const done = await submit(invalid, () =>
      business.call(({ webhooks }) =>
        webhooks.create(businessId, { ...webhook, livemode }, { idempotencyKey }),
      ),
    );
    if (done === null) return;
    onMade(done.answer);
    developer.invalidate();
  };
  return (
    <FormDialogContent
      title={t('webhook.new.title')}
      submit={t('webhooks.add')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={errorFields} />
      <WebhookFields
        {...fields}
        onChange={(next, field) => {
          fields.onChange(next, field);
          renewKey();
        }}
      />
      <p className={css.muted}>{t('webhook.new.secret')}</p>
    </FormDialogContent>
  );
}

export interface EditWebhookFormProps {
  readonly businessId: number;
  readonly webhook: WebhookDetail;
  readonly onClose: () => void;
}

/** Fields of a webhook with its saved values; the secret stays. */
export function EditWebhookForm(props: EditWebhookFormProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { business, developer } = useServices();
  const { businessId, webhook, onClose } = props;
  const { id, events } = webhook;
  const { fields, values, submit, state } = useWebhookFields({
    ...{ url: webhook.url, description: webhook.description ?? '' },
    ...{ sendsAll: events === null, types: events ?? [], disablesItself: webhook.disablesItself },
  });
  const save = async (): Promise<void> => {
    const { invalid, webhook: change } = readWebhook(values);
    const done = await submit(invalid, () =>
      business.call(({ webhooks }) => webhooks.update(businessId, id, change)),
    );
    if (done === null) return;
    onClose();
    notify.success(t('webhook.edit.done'));
    developer.invalidate();
  };
  return (
    <FormDialogContent
      title={t('webhook.edit.title')}
      submit={t('webhook.edit.submit')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={errorFields} />
      <WebhookFields {...fields} />
    </FormDialogContent>
  );
}

function useWebhookFields(initial: WebhookValues) {
  const { state, clearErrors, submit } = useForm<WebhookField>();
  const [values, setValues] = useState(initial);
  const onChange = (next: Partial<WebhookValues>, field: WebhookField): void => {
    setValues((before) => ({ ...before, ...next }));
    clearErrors(field);
  };
  return { values, state, submit, fields: { values, state, onChange } };
}
