import type { ApiKey } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { KeyAddressesField, KeyNameField, KeyOriginsField, KeyScopesField } from './key-fields.tsx';
import { type KeyField, type KeyValues, readKey } from './key-request.ts';

export interface KeyDialogProps {
  readonly businessId: number;
  readonly apiKey: ApiKey;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Name and access of a key; its secret stays the same. */
export function EditKeyDialog({ open, ...props }: KeyDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <EditKey {...props} />
    </FormDialog>
  );
}

function EditKey({ businessId, apiKey, onClose }: Omit<KeyDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { business, developer } = useServices();
  const { state, clearErrors, submit } = useForm<KeyField>();
  const { id, name, kind, scopes, allowedIps, allowedOrigins } = apiKey;
  const isSecret = kind === 'SECRET';
  const [values, setValues] = useState<KeyValues>({
    ...{ name, kind, scopes, addresses: allowedIps.join('\n') },
    origins: allowedOrigins.join('\n'),
  });
  const save = async (): Promise<void> => {
    const { invalid, access } = readKey(values);
    const done = await submit(invalid, () =>
      business.call(({ apiKeys }) => apiKeys.update(businessId, id, access)),
    );
    if (done === null) return;
    onClose();
    notify.success(t('apiKey.edit.done'));
    developer.invalidate();
  };
  const fields = {
    ...{ values, state, held: scopes },
    onChange: (next: Partial<KeyValues>, field: KeyField): void => {
      setValues((before) => ({ ...before, ...next }));
      clearErrors(field);
    },
  };
  return (
    <FormDialogContent
      title={t('apiKey.edit.title', { name })}
      submit={t('apiKey.edit.submit')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure
        failure={state.failure}
        fields={['name', 'scopes', 'allowedIps', 'allowedOrigins']}
      />
      <KeyNameField {...fields} />
      {isSecret && <KeyScopesField {...fields} />}
      {isSecret && <KeyAddressesField {...fields} />}
      {!isSecret && <KeyOriginsField {...fields} />}
    </FormDialogContent>
  );
}
