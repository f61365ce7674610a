'use client';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
} from '../../ui/dialog/dialog-parts.tsx';
import * as css from '../settings/settings.css.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { useDialogLock } from './form-dialog.tsx';

export interface FormDialogContentProps {
  readonly title: string;
  /** Under the title, such as a Stepper. */
  readonly under?: ReactNode;
  readonly submit: string;
  /** Label of the button that changes nothing; 'Cancel' unless given. */
  readonly cancel?: string;
  readonly variant?: 'primary' | 'danger-filled';
  /** Reason why it cannot be sent yet, as of a Button. */
  readonly missing?: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A question with its fields, and two answers. */
export function FormDialogContent(props: FormDialogContentProps): ReactElement {
  const { title, under, submit, variant = 'primary', missing, isBusy, children } = props;
  const { onSubmit, onCancel, cancel } = props;
  const t = useTranslate();
  useDialogLock(isBusy);
  const fields = useRef<HTMLDivElement>(null);
  return (
    <>
      <DialogHeader title={title}>{under}</DialogHeader>
      <DialogForm onSubmit={() => void onSubmit().then(() => focusFirstInvalid(fields.current))}>
        <DialogBody>
          <div ref={fields} className={css.form}>
            {children}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button wide disabled={isBusy} onClick={onCancel}>
            {cancel ?? t('common.cancel')}
          </Button>
          <Button type="submit" variant={variant} wide missing={missing} busy={isBusy}>
            {submit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}
