'use client';
import { type RefCallback, useMemo } from 'react';
import type { SecretInput } from './secret-input.ts';

export interface SecretField {
  /** On one input, which must not be controlled. */
  readonly ref: RefCallback<SecretInput>;
  readonly read: () => string;
  readonly clear: () => void;
  readonly focus: () => void;
}

/** An input whose text is held by nothing but itself, and by that only until it is used or gone. */
export function useSecretField(): SecretField {
  return useMemo(createSecretField, []);
}

function createSecretField(): SecretField {
  let field: SecretInput | null = null;
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
