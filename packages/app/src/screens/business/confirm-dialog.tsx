import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import * as css from './business.css.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The effect of the action. */
  readonly text: ReactNode;
  /** Name that is typed before the action, so that it is not done by accident. */
  readonly typedName?: string | undefined;
  readonly submit: string;
  /** Reason why the action cannot be done now. */
  readonly missing?: string | undefined;
  /** Makes the call; a refusal is shown in the dialog. */
  readonly call: () => Promise<unknown>;
  /** Called after the call, once the dialog is closed. */
  readonly onDone?: () => void;
  readonly variant?: 'primary' | 'danger-filled';
}

/** A question before an action with an effect on other people. */
export function ConfirmDialog({ open, onClose, ...question }: ConfirmDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <Question {...question} onClose={onClose} />
    </FormDialog>
  );
}

function Question(props: Omit<ConfirmDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { title, text, typedName, submit: label, call, onClose, onDone } = props;
  const { state, clearErrors, submit } = useForm<'name'>();
  const [name, setName] = useState('');
  const confirm = async (): Promise<void> => {
    const isMeant = typedName === undefined || name.trim() === typedName;
    const done = await submit(isMeant ? {} : { name: 'business.confirmName.different' }, call);
    if (done === null) return;
    onClose();
    onDone?.();
  };
  return (
    <FormDialogContent
      title={title}
      submit={label}
      cancel={t('business.cancel')}
      variant={props.variant ?? 'danger-filled'}
      missing={props.missing}
      isBusy={state.isBusy}
      onSubmit={confirm}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['name']} />
      <div className={css.stack}>{text}</div>
      {typedName !== undefined && (
        <TextField
          className={css.typedName}
          label={t('business.confirmName')}
          hint={t('business.confirmName.hint', { name: typedName })}
          autoComplete="off"
          spellCheck={false}
          readOnly={state.isBusy}
          value={name}
          onValueChange={(typed) => {
            setName(typed);
            clearErrors('name');
          }}
          error={fieldMessage(state, 'name', t)}
        />
      )}
    </FormDialogContent>
  );
}
