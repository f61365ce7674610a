import { useHeldDraft, useLeftDraft } from '@billfold/react/internal';
import { useState } from 'react';

export interface TypedFields<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly change: (next: Readonly<Partial<Record<Field, string>>>) => void;
  readonly clear: () => void;
}

/** Keeps the typed fields of a form, also over the end of a session; never for secrets. */
export function useTypedFields<Field extends string>(
  form: string,
  initial: Readonly<Record<Field, string>>,
): TypedFields<Field> {
  const left = useLeftDraft(form);
  const [values, setValues] = useState(() => ({ ...initial, ...left() }));
  // A draft that came back counts as typed, so that `clear` removes it.
  const [isTyped, setIsTyped] = useState(() => left() !== null);
  useHeldDraft(form, isTyped ? values : null);
  return {
    values,
    change: (next) => {
      setIsTyped(true);
      setValues((before) => ({ ...before, ...next }));
    },
    clear: () => {
      setIsTyped(false);
      setValues(initial);
    },
  };
}
