'use client';
import { type RefCallback, useMemo } from 'react';

export interface SecretField {
  /** On one input, which must not be controlled. */
  readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  readonly read: () => string;
  readonly clear: () => void;
  readonly focus: () => void;
}

/** An input whose text is held by nothing but itself, and by that only until it is used or gone. */
export function useSecretField(): SecretField {
  return useMemo(createSecretField, []);
}

function createSecretField(): SecretField {
  let field: HTMLInputElement | HTMLTextAreaElement | null = null;
  const clear = (): void => {
    if (field) field.value = '';
  };
  return {
    ref: (element) => {
      if (element === null) clear();
      field = element;
    },
    read: () => field?.value ?? '',
    clear,
    focus: () => field?.focus(),
  };
}
