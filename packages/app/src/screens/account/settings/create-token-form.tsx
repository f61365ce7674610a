import type { CreatedPersonalToken, TokenAccess } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  RadioCards,
  TextField,
  useDraft,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';

export type MadeToken = Pick<CreatedPersonalToken, 'name' | 'token'>;

const lives = ['30', '90', '365'] as const;
const accesses = ['READ', 'FULL'] as const satisfies readonly TokenAccess[];
const dayMs = 24 * 3_600_000;

/** The typed values that outlive a session. */
export const newTokenForm = 'new token';

export interface CreateTokenFormProps {
  readonly onCancel: () => void;
  readonly onMade: (made: MadeToken) => void;
}

export function CreateTokenForm({ onCancel, onMade }: CreateTokenFormProps): ReactElement {
  const t = useTranslate();
  const { client, account } = useServices();
  const { state, clearErrors, submit } = useForm<'name' | 'expiresAt'>();
  const [typed, setName] = useDraft(newTokenForm);
  const name = typed ?? '';
  const [access, setAccess] = useState<TokenAccess>('READ');
  const [life, setLife] = useState<(typeof lives)[number]>('90');
  const create = async (): Promise<void> => {
    const { length } = name.trim();
    const problem = length === 0 ? 'common.required' : 'accountDeveloper.create.nameLength';
    const expiresAt = new Date(client.platform.clock.now() + Number(life) * dayMs);
    const done = await submit(length > 0 && length <= 80 ? {} : { name: problem }, () =>
      client.user.createToken({ name: name.trim(), access, expiresAt }),
    );
    if (done === null) return;
    onMade(done.answer);
    await account.tokens.invalidate();
  };
  return (
    <FormDialogContent
      title={t('accountDeveloper.create.title')}
      submit={t('accountDeveloper.create.submit')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={onCancel}
    >
      <FormFailure failure={state.failure} fields={['name']} />
      <TextField
        label={t('accountDeveloper.create.name')}
        hint={t('accountDeveloper.create.name.hint')}
        autoComplete="off"
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          setName(text);
          clearErrors('name');
        }}
        error={fieldMessage(state, 'name', t)}
      />
      <RadioCards<TokenAccess>
        label={t('accountDeveloper.create.access')}
        layout="stack"
        value={access}
        onValueChange={setAccess}
        disabled={state.isBusy}
        options={accesses.map((value) => ({
          value,
          title: t(`accountDeveloper.access.${value}`),
          details: [t(`accountDeveloper.access.${value}.detail`)],
        }))}
      />
      <RadioCards
        label={t('accountDeveloper.create.life')}
        value={life}
        onValueChange={setLife}
        disabled={state.isBusy}
        options={lives.map((value) => ({
          value,
          title: t(`accountDeveloper.create.life.${value}`),
        }))}
      />
    </FormDialogContent>
  );
}
