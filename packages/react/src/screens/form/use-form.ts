'use client';
import { isBillfoldError } from '@billfold/core';
import {
  type Confirm,
  createStore,
  type InvalidFields,
  type ValidatedForm,
} from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { useMemo } from 'react';
import { type ReportProblem, useReportProblem } from '../../context/use-report-problem.ts';
import { useStepUp } from '../../context/use-step-up.ts';
import { useStore } from '../../state/use-store.ts';

export interface FormState<Field extends string> extends ValidatedForm<Field> {
  readonly isBusy: boolean;
}
export interface OwnForm<Field extends string> {
  readonly state: FormState<Field>;
  /** Clears the errors of fields that are being corrected. */
  readonly clearErrors: (...fields: readonly Field[]) => void;
  /**
   * Makes the call where nothing is invalid, and asks for proof of identity where the service wants it.
   * Null where the form, the service or the user refused, and for a second call while one runs. What is typed stays with the caller either way.
   */
  readonly submit: <T>(
    invalid: InvalidFields<Field>,
    call: () => Promise<T>,
  ) => Promise<{ readonly answer: T } | null>;
}

/** A form that makes one call: what was refused, by us or by the service, and whether it runs. */
export function useForm<Field extends string>(): OwnForm<Field> {
  const report = useReportProblem();
  const confirm = useStepUp();
  const store = useMemo(() => createStore<FormState<Field>>(initial), []);
  const state = useStore(store);
  return useMemo(
    () => ({ state, clearErrors: clearErrorsIn(store), submit: submitIn(store, report, confirm) }),
    [state, store, report, confirm],
  );
}

type FormStore<Field extends string> = ReturnType<typeof createStore<FormState<Field>>>;

function clearErrorsIn<Field extends string>(
  store: FormStore<Field>,
): OwnForm<Field>['clearErrors'] {
  return (...fields) => {
    const invalid: InvalidFields<Field> = { ...store.get().invalid };
    for (const field of fields) Reflect.deleteProperty(invalid, field);
    store.set({ ...store.get(), invalid });
  };
}

function submitIn<Field extends string>(
  store: FormStore<Field>,
  report: ReportProblem,
  confirm: Confirm,
): OwnForm<Field>['submit'] {
  return async (invalid, call) => {
    if (store.get().isBusy) return null;
    const isRefused = Object.keys(invalid).length > 0;
    store.set({ invalid, failure: null, isBusy: !isRefused });
    report(null);
    if (isRefused) return null;
    try {
      const done = await confirm(call);
      store.set(initial());
      return done;
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      store.set({ ...initial<Field>(), failure: error });
      report(error);
      return null;
    }
  };
}

function initial<Field extends string>(): FormState<Field> {
  const invalid: Partial<Record<Field, MessageKey>> = {};
  return { invalid, failure: null, isBusy: false };
}
