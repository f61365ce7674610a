'use client';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './dialog.css.ts';
import { useDialog } from './dialog-context.ts';
import { focusFirst } from './first-focus.ts';
import { useSteadyHeight } from './use-steady-height.ts';

export interface DialogHeaderProps {
  readonly title: string;
  /** Shows a back arrow. */
  readonly onBack?: (() => void) | undefined;
  /** Under the title, such as a Stepper. */
  readonly children?: ReactNode;
}

/** Names the dialog, and closes it. */
export function DialogHeader({ title, onBack, children }: DialogHeaderProps): ReactElement {
  const t = useTranslate();
  const { titleId, locked, dismiss } = useDialog();
  return (
    <header className={css.header} part="header">
      <div className={css.bar}>
        {onBack && (
          <IconButton
            icon="back"
            label={t('common.back')}
            className={css.back}
            disabled={locked}
            onClick={onBack}
          />
        )}
        <h2 id={titleId} className={css.title} part="title" tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={t('common.close')}
          disabled={locked}
          onClick={() => dismiss('close-button')}
        />
      </div>
      {children}
    </header>
  );
}

export interface DialogBodyProps {
  /** Names the step that is shown. With another one the body starts at its top and its first field. */
  readonly step?: string | undefined;
  readonly children?: ReactNode;
}

/** What scrolls. Keeps its height from step to step. */
export function DialogBody({ step, children }: DialogBodyProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  const { dialog } = useDialog();
  useSteadyHeight(body, content);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (body.current) body.current.scrollTop = 0;
    if (dialog.current) focusFirst(dialog.current);
  }, [step, dialog]);
  return (
    <div ref={body} className={css.body} part="body">
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  );
}

/** The actions: side by side, the main one last. */
export function DialogFooter({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <footer className={css.footer} part="footer">
      {children}
    </footer>
  );
}

export interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** Around a body and a footer whose main action is `type="submit"`, so that Enter goes on. */
export function DialogForm({ onSubmit, children }: DialogFormProps): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog may stand in a form of the page, or in that of another dialog.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
