'use client';
import {
  type FormEvent,
  type FormHTMLAttributes,
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { getActiveElement } from './active-element.ts';
import * as css from './dialog.css.ts';
import { useDialog } from './dialog-context.ts';
import { focusFirst } from './first-focus.ts';
import { useSteadyHeight } from './use-steady-height.ts';
import { useStepPerGesture } from './use-step-per-gesture.ts';

export interface DialogHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title: string;
  /** Shows a back arrow. */
  readonly onBack?: (() => void) | undefined;
}

/** Names the dialog, and closes it. */
export const DialogHeader = forwardRef<HTMLElement, DialogHeaderProps>(function DialogHeader(
  { title, onBack, className, children, ...rest },
  ref,
) {
  const t = useTranslate();
  const { titleId, locked, dismiss } = useDialog();
  return (
    <header ref={ref} part="header" {...rest} className={classNames(css.header, className)}>
      <div className={css.bar}>
        {onBack && (
          <IconButton
            icon={icons.back}
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
          icon={icons.close}
          label={t('common.close')}
          disabled={locked}
          onClick={() => dismiss('close-button')}
        />
      </div>
      {children}
    </header>
  );
});

export interface DialogBodyProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the step that is shown. With another one the body starts at its top and its first field. */
  readonly step?: string | undefined;
}

/** Scrolling part of a dialog. Keeps its height from step to step. */
export const DialogBody = forwardRef<HTMLDivElement, DialogBodyProps>(function DialogBody(
  { step, className, children, ...rest },
  ref,
) {
  const body = useRef<HTMLDivElement>(null);
  useSharedRef(ref, body);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  const { dialog, isTall } = useDialog();
  useSteadyHeight(body, content, isTall);
  useStepPerGesture(dialog, shownStep);
  useFocusOnArrival(dialog);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (body.current) body.current.scrollTop = 0;
    if (dialog.current) focusFirst(dialog.current);
  }, [step, dialog]);
  return (
    <div ref={body} part="body" {...rest} className={classNames(css.body, className)}>
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  );
});

/** Focuses the first field of a body that replaces the one with the focus, in an open dialog. */
function useFocusOnArrival(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const open = dialog.current;
    if (open?.open && !open.contains(getActiveElement(open))) focusFirst(open);
  }, [dialog]);
}

/** The actions: side by side, the main one last. */
export const DialogFooter = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(
  function DialogFooter({ className, ...rest }, ref) {
    return (
      <footer ref={ref} part="footer" {...rest} className={classNames(css.footer, className)} />
    );
  },
);

export interface DialogFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  readonly onSubmit: () => void;
}

/** Around a body and a footer whose main action is `type="submit"`, so that Enter goes on. */
export const DialogForm = forwardRef<HTMLFormElement, DialogFormProps>(function DialogForm(
  { onSubmit, className, ...rest },
  ref,
) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog may stand in a form of the page, or in that of another dialog.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form
      ref={ref}
      noValidate
      {...rest}
      className={classNames(css.form, className)}
      onSubmit={submit}
    />
  );
});
