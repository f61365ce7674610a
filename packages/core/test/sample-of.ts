import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '../src/contract/schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A value on the wire that `schema` accepts, optional parts included; texts end in `marker`. */
export function sampleOf<T>(schema: Schema<T>, marker = ''): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input' }), marker);
}

function sample(schema: JsonSchema | boolean, marker: string): unknown {
  if (typeof schema === 'boolean') return marker;
  const [choice] = schema.anyOf ?? [];
  if (choice !== undefined) return sample(choice, marker);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, marker);
    case 'array':
      return [sample(Array.isArray(schema.items) ? true : (schema.items ?? true), marker)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1;
    case 'null':
      return null;
    default:
      return sampleText(schema, marker);
  }
}

function sampleObject(schema: JsonSchema, marker: string): object {
  const names = Object.entries(schema.properties ?? {});
  const extra = schema.additionalProperties;
  if (names.length === 0 && typeof extra === 'object') {
    const named = schema.propertyNames;
    const keys: readonly unknown[] = (typeof named === 'object' && named.enum) || ['name'];
    return Object.fromEntries(keys.map((key) => [String(key), sample(extra, marker)]));
  }
  return Object.fromEntries(names.map(([name, value]) => [name, sample(value, marker)]));
}

function sampleText(schema: JsonSchema, marker: string): unknown {
  const { format, minLength = 0, maxLength = 10_000 } = schema;
  if (format === 'uuid') return '0190a000-0000-7000-8000-000000000001';
  if (format === 'date-time') return '2026-11-20T09:00:00.000Z';
  if (format === 'email') return 'ada@example.com';
  if (format === 'binary') return new File(['a,b'], 'a.csv');
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const [first] = patterns;
  if (first === undefined) return marker.padEnd(minLength, 'x').slice(0, maxLength) || 'x';
  const text = fc
    .stringMatching(new RegExp(first))
    .filter((each) => each.length >= minLength && each.length <= maxLength)
    .filter((each) => patterns.every((pattern) => new RegExp(pattern).test(each)));
  return fc.sample(text, { seed: 7, numRuns: 1 })[0];
}
