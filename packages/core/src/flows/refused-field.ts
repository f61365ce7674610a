import { type AnyBillfoldError, isErrorCode } from '../errors/error-kinds.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';

/** What a form refused by itself: at most one sentence per field. */
export type InvalidFields<Field extends string> = Readonly<Partial<Record<Field, MessageKey>>>;

export interface JudgedForm<Field extends string> {
  readonly invalid: InvalidFields<Field>;
  /** The last refusal by the service. */
  readonly failure: AnyBillfoldError | null;
}

/** The sentence under a field: ours, else what the service said of it; undefined when it is fine. */
export function fieldMessage<Field extends string>(
  { invalid, failure }: JudgedForm<Field>,
  field: Field,
  translate: Translate,
): string | undefined {
  const key: MessageKey | undefined = invalid[field];
  if (key !== undefined) return translate(key);
  return isErrorCode(failure, 'api') ? failure.fields[field]?.[0] : undefined;
}

/** True where the service named one of `fields`: its sentence stands under them and nowhere else. */
export function namesField(
  failure: AnyBillfoldError | null,
  ...fields: readonly string[]
): boolean {
  return (
    isErrorCode(failure, 'api') && fields.some((field) => Object.hasOwn(failure.fields, field))
  );
}

/** `invalid` without what was said of the fields that changed. */
export function forgive<Field extends string>(
  invalid: InvalidFields<Field>,
  changed: readonly string[],
): InvalidFields<Field> {
  const kept: Partial<Record<Field, MessageKey>> = { ...invalid };
  for (const field in kept) if (changed.includes(field)) delete kept[field];
  return kept;
}

/** True when nothing is refused. */
export function isFine(invalid: InvalidFields<string>): boolean {
  return Object.keys(invalid).length === 0;
}
