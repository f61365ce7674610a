import * as z from 'zod/mini';
import type { ErrorBody } from './error-body.ts';
import type { Schema } from './schema.ts';

/** Rule that a field of a request breaks. */
export interface BrokenRule {
  /** Path of the field in dots, such as `device.os`; `body` for the whole request. */
  readonly field: string;
  /** A predicate without its subject, such as `must be a whole number from 1 to 100`. */
  readonly rule: string;
}

export type CheckedRequest<T> =
  | { readonly isValid: true; readonly value: T }
  | { readonly isValid: false; readonly broken: readonly BrokenRule[] };

/** Checks one part of a request by its schema, and names the rule that each wrong field breaks. */
export function checkRequest<T>(schema: Schema<T>, raw: unknown): CheckedRequest<T> {
  const parsed = z.safeParse(schema, raw, { error: ruleOf });
  if (parsed.success) return { isValid: true, value: parsed.data };
  return { isValid: false, broken: parsed.error.issues.flatMap((issue) => describeIssue(issue)) };
}

/**
 * Writes the body of a refusal: `message` names the fields, `errors` has a sentence for each rule, and
 * `fields` has the rules by field for a form to show.
 */
export function describeBroken(
  broken: readonly BrokenRule[],
): Pick<ErrorBody, 'message' | 'errors' | 'fields'> {
  const fields: Record<string, string[]> = Object.create(null);
  for (const { field, rule } of broken) fields[field] = [...(fields[field] ?? []), sentence(rule)];
  return {
    message: `Invalid ${Object.keys(fields).join(', ')}`,
    errors: broken.map(({ field, rule }) => `${field} ${rule}.`),
    fields,
  };
}

const sentence = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;

function describeIssue(
  issue: z.core.$ZodIssue,
  parents: readonly PropertyKey[] = [],
): readonly BrokenRule[] {
  const path = [...parents, ...issue.path];
  const place = path.join('.');
  const variant = issue.code === 'invalid_union' ? closestVariant(issue) : undefined;
  if (variant !== undefined) return variant.flatMap((each) => describeIssue(each, path));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: place === '' ? key : `${place}.${key}`,
      rule: 'is not a known field',
    }));
  return [{ field: place === '' ? 'body' : place, rule: issue.message }];
}

/**
 * Returns the issues of the variant that an object comes closest to, which name its fields; undefined where the
 * value is no object, so that one rule says what it may be.
 */
function closestVariant({ errors }: z.core.$ZodIssueInvalidUnion) {
  const isAboutFields = (issue: z.core.$ZodIssue): boolean =>
    issue.path.length > 0 || issue.code === 'unrecognized_keys';
  const [closest] = errors
    .filter((issues) => issues.length > 0 && issues.every(isAboutFields))
    .sort((one, other) => one.length - other.length);
  return closest;
}

/** Writes the rule that an issue breaks; zod calls it where a schema has no message of its own. */
function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${nameOfType(issue.expected)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? `text that matches ${issue.pattern ?? issue.format}`}`;
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : ruleOfUnion(issue);
    default:
      return 'is not valid';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

const nameOfType = (type: string): string => typeNames[type] ?? type;

const formats: Readonly<Record<string, string>> = {
  email: 'an email address, such as ada@example.com',
  uuid: 'an id in the form of a UUID',
  datetime: 'a date with a time, such as 2026-11-21T08:00:00Z',
  date: 'a date, such as 2026-11-21',
  url: 'a URL',
};

/** Lists a closed set of values; only the value itself where it has one. */
function oneOf(values: readonly unknown[]): string {
  const texts = values.map((value) => String(value));
  return texts.length === 1 ? `${texts[0]}` : `one of ${texts.join(', ')}`;
}

/** Joins the rules of the variants. */
function ruleOfUnion({ errors }: Pick<z.core.$ZodIssueInvalidUnion, 'errors'>): string {
  const rules = errors.flatMap(([first]) => (first === undefined ? [] : [first.message]));
  const prefix = 'must be ';
  if (rules.length > 0 && rules.every((rule) => rule.startsWith(prefix)))
    return `${prefix}${[...new Set(rules.map((rule) => rule.slice(prefix.length)))].join(' or ')}`;
  return rules[0] ?? 'is not valid';
}

function tooSmall({
  minimum,
  origin,
}: Pick<z.core.$ZodIssueTooSmall, 'minimum' | 'origin'>): string {
  const least = Number(minimum);
  switch (origin) {
    case 'string':
      return least === 1 ? 'must not be empty' : `must have at least ${least} characters`;
    case 'array':
      return `must have at least ${count(least, 'item')}`;
    default:
      return `must be at least ${least}`;
  }
}

function tooBig({ maximum, origin }: Pick<z.core.$ZodIssueTooBig, 'maximum' | 'origin'>): string {
  const most = Number(maximum);
  switch (origin) {
    case 'string':
      return `must have at most ${count(most, 'character')}`;
    case 'array':
      return `must have at most ${count(most, 'item')}`;
    default:
      return `must be at most ${most}`;
  }
}

const count = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;
