import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
/** Migrations up to here were written when all processes were stopped for an upgrade. */
const lastFree = 52;
const migrations = readdirSync(folder).filter(
  (name) => /^\d{4}_.*\.sql$/.test(name) && Number(name.slice(0, 4)) > lastFree,
);

/** Changes that the server of the version before would not survive. */
const contractions: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drops a table', /^drop (table|view|type|sequence)\b/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames', /\brename (to|column|constraint)\b/i],
  ['changes a type', /\balter column \S+ (set data )?type\b/i],
  ['requires a value', /\balter column \S+ set not null\b/i],
  ['drops a default', /\balter column \S+ drop default\b/i],
  ['requires a new value', /\badd column (?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/i],
];

/** Returns what a migration does that only a later one may do; nothing where it says that it contracts. */
function findContractions(sql: string): readonly string[] {
  if (/^-- contract: \S/.test(sql)) return [];
  return sql
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .flatMap((statement) =>
      contractions.flatMap(([name, pattern]) => (pattern.test(statement) ? [name] : [])),
    );
}

describe('a migration', () => {
  it('leaves the server of the version before working', () => {
    const found = migrations.map((name) => [
      name,
      findContractions(readFileSync(join(folder, name), 'utf8')),
    ]);
    expect(found.filter(([, faults]) => faults?.length !== 0)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "a" ADD COLUMN "b" text;', []],
    ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;', []],
    ['CREATE TABLE "a" ("b" text NOT NULL);', []],
    ['DROP INDEX "a_newest";', []],
    ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', ['requires a new value']],
    ['ALTER TABLE "a" DROP COLUMN "b";', ['drops a column']],
    ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', ['renames']],
    ['ALTER TABLE "a" RENAME TO "b";', ['renames']],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', ['changes a type']],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', ['requires a value']],
    [
      'DROP TABLE "a";--> statement-breakpoint\nDROP TABLE "b";',
      ['drops a table', 'drops a table'],
    ],
    ['-- contract: nothing reads it since 0053\nALTER TABLE "a" DROP COLUMN "b";', []],
  ])('is judged by its statements: %s', (sql, found) => {
    expect(findContractions(sql)).toEqual(found);
  });
});
