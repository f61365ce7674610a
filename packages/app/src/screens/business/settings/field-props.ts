import { fieldMessage } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import type { FormState } from '@billfold/react/internal';

export interface EditedForm<Field extends string> {
  readonly state: FormState<Field>;
  readonly edit: (field: Field, value: string) => void;
}

/** Returns the props of a text field of a form. */
export function textProps<Field extends string>(
  { state, edit }: EditedForm<Field>,
  { field, value, t }: { readonly field: Field; readonly value: string; readonly t: Translate },
) {
  return {
    value,
    readOnly: state.isBusy,
    autoComplete: 'off',
    onValueChange: (text: string) => edit(field, text),
    error: fieldMessage(state, field, t),
  };
}
