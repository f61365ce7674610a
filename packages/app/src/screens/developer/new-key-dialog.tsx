import type { ApiKeyWithSecret } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  RadioCards,
  useDraft,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';
import * as css from './developer.css.ts';
import {
  KeyAddressesField,
  KeyKindField,
  KeyNameField,
  KeyOriginsField,
  KeyScopesField,
} from './key-fields.tsx';
import { type Expiry, expiries, expiryOf, type KeyField, readKey } from './key-request.ts';
import { KeySecret } from './key-secret.tsx';

export interface NewKeyDialogProps {
  readonly businessId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form, and then the secret: it is shown until it is stored, and never again. */
export function NewKeyDialog({ open, ...props }: NewKeyDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <NewKey {...props} />
    </FormDialog>
  );
}

type NewKeyProps = Omit<NewKeyDialogProps, 'open'>;

function NewKey({ businessId, onClose }: NewKeyProps): ReactElement {
  const [made, setMade] = useState<ApiKeyWithSecret | null>(null);
  return made === null ? (
    <NewKeyForm businessId={businessId} onClose={onClose} onMade={setMade} />
  ) : (
    <KeySecret made={made} onDone={onClose} />
  );
}

interface NewKeyFormProps extends NewKeyProps {
  readonly onMade: (made: ApiKeyWithSecret) => void;
}

function NewKeyForm(props: NewKeyFormProps): ReactElement {
  const t = useTranslate();
  const { fields, expiry, setExpiry, create, livemode } = useNewKey(props);
  const { state } = fields;
  const isSecret = fields.values.kind === 'SECRET';
  return (
    <FormDialogContent
      title={t('apiKey.new.title')}
      submit={t('apiKeys.create')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={props.onClose}
    >
      <FormFailure
        failure={state.failure}
        fields={['name', 'scopes', 'allowedIps', 'allowedOrigins']}
      />
      <p className={css.text}>{t(livemode ? 'apiKey.new.mode.live' : 'apiKey.new.mode.test')}</p>
      <KeyNameField {...fields} />
      <KeyKindField {...fields} />
      {isSecret ? <KeyScopesField {...fields} /> : <KeyOriginsField {...fields} />}
      <RadioCards<Expiry>
        label={t('apiKey.expiry')}
        value={expiry}
        disabled={state.isBusy}
        onValueChange={setExpiry}
        options={expiries.map((value) => ({ value, title: t(`apiKey.expiry.${value}`) }))}
      />
      {isSecret && <KeyAddressesField {...fields} />}
    </FormDialogContent>
  );
}

const usual = ['payments:read', 'payments:write', 'webhooks:write'] as const;

function useNewKey({ businessId, onMade }: NewKeyFormProps) {
  const { business, developer } = useServices();
  const { clock } = useClient().platform;
  const livemode = useLivemode();
  const { state, clearErrors, submit } = useForm<KeyField>();
  const [name, setName] = useDraft(`new api key of ${businessId}`);
  const [access, setAccess] = useState<Omit<Parameters<typeof readKey>[0], 'name'>>({
    ...{ kind: 'SECRET', scopes: usual, addresses: '', origins: '' },
  });
  const [expiry, setExpiry] = useState<Expiry>('never');
  // Pressing again after a lost answer shows the same secret instead of making a second key.
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const values = { name: name ?? '', ...access };
  const create = async (): Promise<void> => {
    const { invalid, access: wanted } = readKey(values);
    const key = {
      ...{ ...wanted, kind: access.kind, livemode },
      expiresAt: expiryOf(expiry, clock.now()),
    };
    const done = await submit(invalid, () =>
      business.call(({ apiKeys }) => apiKeys.create(businessId, key, { idempotencyKey })),
    );
    if (done === null) return;
    setName(null);
    onMade(done.answer);
    developer.invalidate();
  };
  return {
    ...{ expiry, create, livemode },
    setExpiry: (next: Expiry) => {
      setExpiry(next);
      renewKey();
    },
    fields: {
      ...{ values, state, held: [] },
      onChange: ({ name: typed, ...next }: Partial<typeof values>, field: KeyField): void => {
        if (typed !== undefined) setName(typed);
        setAccess((before) => ({ ...before, ...next }));
        renewKey();
        clearErrors(field);
      },
    },
  };
}
