import type { SecuredUser } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './settings.css.ts';
import { useAccountChanged } from './use-account-changed.ts';

export interface SecureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChangePassword: () => void;
}

/** Lists what will end, and then what ended. */
export function SecureDialog({ open, ...answers }: SecureDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={answers.onClose}>
      <SecureAccount {...answers} />
    </FormDialog>
  );
}

type Answers = Omit<SecureDialogProps, 'open'>;

function SecureAccount(answers: Answers): ReactElement {
  const [ended, setEnded] = useState<SecuredUser | null>(null);
  return ended === null ? (
    <Question onClose={answers.onClose} onSecured={setEnded} />
  ) : (
    <Result ended={ended} {...answers} />
  );
}

const kinds = ['sessions', 'tokens', 'devices', 'logins'] as const;

interface QuestionProps extends Pick<Answers, 'onClose'> {
  readonly onSecured: (ended: SecuredUser) => void;
}

function Question({ onClose, onSecured }: QuestionProps): ReactElement {
  const t = useTranslate();
  const { client, account } = useServices();
  const onChanged = useAccountChanged();
  const { state, submit } = useForm<never>();
  const secure = async (): Promise<void> => {
    const done = await submit({}, () => client.user.secure());
    if (done === null) return;
    onSecured(done.answer);
    const { tokens, identities } = account;
    await Promise.all([tokens.invalidate(), identities.invalidate(), onChanged()]);
  };
  return (
    <FormDialogContent
      title={t('accountSecurity.secure.title')}
      submit={t('accountSecurity.secure')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={secure}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p>{t('accountSecurity.secure.ends')}</p>
      <ul className={css.bullets}>
        {kinds.map((kind) => (
          <li key={kind}>{t(`accountSecurity.secure.ends.${kind}`)}</li>
        ))}
      </ul>
      <p className={css.text}>{t('accountSecurity.secure.stays')}</p>
    </FormDialogContent>
  );
}

/** Suggests to change the password, which no end of access takes from a stranger who knows it. */
function Result({
  ended,
  onClose,
  onChangePassword,
}: Answers & { readonly ended: SecuredUser }): ReactElement {
  const t = useTranslate();
  const hasPassword = useStore(useServices().user).data?.hasPassword ?? true;
  return (
    <FormDialogContent
      title={t('accountSecurity.secure.done')}
      submit={t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
      cancel={t('common.done')}
      isBusy={false}
      onSubmit={async () => onChangePassword()}
      onCancel={onClose}
    >
      <div role="status" className={css.bulletBlock}>
        <p>{t('accountSecurity.secure.ended')}</p>
        <ul className={css.bullets}>
          {kinds.map((kind) => (
            <li key={kind}>{t(`accountSecurity.secure.ended.${kind}`, { count: ended[kind] })}</li>
          ))}
        </ul>
      </div>
      {ended.keptLogin && (
        <Notice tone="warning">
          {t('accountSecurity.secure.kept', {
            provider: t(`accountSecurity.logins.${ended.keptLogin}`),
          })}
        </Notice>
      )}
      {hasPassword && <p>{t('accountSecurity.secure.password')}</p>}
    </FormDialogContent>
  );
}
