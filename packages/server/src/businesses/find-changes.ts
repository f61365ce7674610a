import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from './record-audit.ts';

export interface FieldChanges {
  readonly before: AuditValues;
  readonly after: AuditValues;
}

/** Returns the fields of `changes` whose value differs, with the values before and after. */
export function findChanges(current: object, changes: object): FieldChanges {
  const values = new Map<string, unknown>(Object.entries(current));
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, values.get(name)),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, values.get(name) ?? null])),
    after: Object.fromEntries(changed),
  };
}
