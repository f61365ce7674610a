import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from './record-audit.ts';

export interface FieldChanges {
  readonly before: AuditValues;
  readonly after: AuditValues;
}

/** Returns the fields of `changes` whose value differs, with the values before and after. */
export function findChanges(current: AuditValues, changes: object): FieldChanges {
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, current[name]),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, current[name] ?? null])),
    after: Object.fromEntries(changed),
  };
}
