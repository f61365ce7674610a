import { fieldMessage } from '@billfold/core/flows';
import { webhookEventTypes } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Checkbox, type FormState, RadioCards, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { CheckList } from './check-list.tsx';
import type { WebhookField, WebhookValues } from './webhook-request.ts';

export interface WebhookFieldsProps {
  readonly values: WebhookValues;
  readonly state: FormState<WebhookField>;
  readonly onChange: (next: Partial<WebhookValues>, field: WebhookField) => void;
}

/** Fields of a webhook: where to send, and what. */
export function WebhookFields(props: WebhookFieldsProps): ReactElement {
  const t = useTranslate();
  const { values, state, onChange } = props;
  const { data: config } = useResource(useServices().client.resources.config);
  const refusal = fieldMessage(state, 'url', t);
  // A server for tests is often on the machine of the one who tries it, whose addresses it may refuse.
  const isSandbox = config?.mode === 'sandbox';
  const isRefused = refusal !== undefined && refusal !== t('webhook.url.invalid');
  const urlError = isRefused && isSandbox ? `${refusal} ${t('webhook.url.private')}` : refusal;
  return (
    <>
      <TextField
        label={t('webhook.url')}
        hint={t(isSandbox ? 'webhook.url.hint.sandbox' : 'webhook.url.hint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://shop.example/webhooks"
        maxLength={2048}
        readOnly={state.isBusy}
        value={values.url}
        onValueChange={(url) => onChange({ url }, 'url')}
        error={urlError}
      />
      <TextField
        label={t('webhook.description')}
        autoComplete="off"
        maxLength={200}
        readOnly={state.isBusy}
        value={values.description}
        onValueChange={(description) => onChange({ description }, 'description')}
        error={fieldMessage(state, 'description', t)}
      />
      <EventFields {...props} />
      <Checkbox
        label={t('webhook.disablesItself')}
        disabled={state.isBusy}
        checked={values.disablesItself}
        onCheckedChange={(disablesItself) => onChange({ disablesItself }, 'description')}
      />
    </>
  );
}

/** A ping is sent whether it is chosen or not. */
const choosable = webhookEventTypes.filter((type) => type !== 'webhook.ping');

function EventFields({ values, state, onChange }: WebhookFieldsProps): ReactElement {
  const t = useTranslate();
  const { sendsAll, types } = values;
  return (
    <>
      <RadioCards
        label={t('webhook.events')}
        disabled={state.isBusy}
        value={sendsAll ? 'all' : 'some'}
        options={(['all', 'some'] as const).map((value) => ({
          value,
          title: t(`webhook.events.${value}`),
          details: [t(`webhook.events.${value}.text`, { count: choosable.length })],
        }))}
        onValueChange={(value) => onChange({ sendsAll: value === 'all' }, 'events')}
      />
      {!sendsAll && (
        <CheckList
          label={t('webhook.events.types')}
          options={choosable.map((value) => ({
            value,
            title: value,
            text: t(`webhook.event.${value}`),
          }))}
          value={types}
          disabled={state.isBusy}
          error={fieldMessage(state, 'events', t)}
          onValueChange={(next) => onChange({ types: next }, 'events')}
        />
      )}
    </>
  );
}
