import { useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The effect of the action. */
  readonly text: string;
  readonly submit: string;
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
  const { title, text, submit: label, call, onClose, onDone, variant = 'danger-filled' } = props;
  const { state, submit } = useForm<never>();
  const confirm = async (): Promise<void> => {
    const done = await submit({}, call);
    if (done === null) return;
    onClose();
    onDone?.();
  };
  return (
    <FormDialogContent
      title={title}
      submit={label}
      cancel={t('business.cancel')}
      variant={variant}
      isBusy={state.isBusy}
      onSubmit={confirm}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p>{text}</p>
    </FormDialogContent>
  );
}
