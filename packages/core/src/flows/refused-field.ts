import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import { isErrorCode } from '../errors/is-billfold-error.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';

/** Validation errors of a form: at most one sentence per field. */
export type InvalidFields<Field extends string> = Readonly<Partial<Record<Field, MessageKey>>>;

export interface ValidatedForm<Field extends string> {
  readonly invalid: InvalidFields<Field>;
  /** Last error of the service. */
  readonly failure: AnyBillfoldError | null;
}

/**
 * Returns the error of a field: the validation error, or the one of the service; undefined for a
 * valid field.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const message = fieldMessage(flow.getState(), 'name', createTranslate());
 */
export function fieldMessage<Field extends string>(
  { invalid, failure }: ValidatedForm<Field>,
  field: Field,
  translate: Translate,
): string | undefined {
  const key: MessageKey | undefined = invalid[field];
  if (key !== undefined) return translate(key);
  return isErrorCode(failure, 'api') ? failure.fields[field]?.[0] : undefined;
}

/**
 * Reports whether the error of the service names one of `fields`, under which it is then shown.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const isUnderField = namesField(flow.getState().failure, 'name', 'password');
 */
export function namesField(
  failure: AnyBillfoldError | null,
  ...fields: readonly string[]
): boolean {
  return (
    isErrorCode(failure, 'api') && fields.some((field) => Object.hasOwn(failure.fields, field))
  );
}

/** Clears the validation errors of the fields that changed. */
export function clearErrors<Field extends string>(
  invalid: InvalidFields<Field>,
  changed: readonly string[],
): InvalidFields<Field> {
  const kept: Partial<Record<Field, MessageKey>> = { ...invalid };
  for (const field in kept) if (changed.includes(field)) delete kept[field];
  return kept;
}

/** Reports whether there are no validation errors. */
export function isFine(invalid: InvalidFields<string>): boolean {
  return Object.keys(invalid).length === 0;
}
