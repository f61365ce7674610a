'use client';
import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';

export interface FormProps {
  readonly className?: string | undefined;
  /** Enter submits; afterwards the first field that was refused has the focus. */
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form whose checks are our own, not those of the browser. A rejected `onSubmit` is not caught. */
export function Form({ className, onSubmit, children }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await onSubmit();
    focusFirstInvalid(form.current);
  };
  return (
    <form ref={form} className={className} noValidate onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  );
}
