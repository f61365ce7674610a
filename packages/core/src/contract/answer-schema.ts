// What builds for browsers have in place of `zod/mini` (answers-plugin.mjs): as much of it as the
// modules of the contract that have answers are made of. It takes, refuses and makes what zod does, at
// the same places: answer-schema.test.ts holds it to that for every answer that the client reads.

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
/** Where a value stands, and what was found wrong so far. */
interface Place {
  readonly around: Place | null;
  readonly key: PropertyKey;
  readonly issues: Issue[];
}
/** What `input` is taken for; what is wrong with it goes into the issues of its place. */
type Read = (input: unknown, place: Place) => unknown;

interface AnswerSchema {
  readonly read: Read;
  /** As a field it may be missing. */
  readonly isOptional?: true;
  check(...checks: readonly AnswerSchema[]): AnswerSchema;
  safeParse(input: unknown): SafeParsed;
}
type SafeParsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

function schemaOf(read: Read): AnswerSchema {
  return {
    read,
    check: (...checks) => pipe({ read }, ...checks),
    safeParse: (input) => {
      const { data, issues } = readApart(read, input, null);
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
    },
  };
}

function readApart(read: Read, input: unknown, place: Place | null) {
  const issues: Issue[] = [];
  const around = place?.around ?? null;
  return { data: read(input, { around, key: place?.key ?? '', issues }), issues };
}

function refuse(place: Place): void {
  place.issues.push({ path: pathOf(place), message: 'Invalid input' });
}

const pathOf = ({ around, key }: Place): readonly PropertyKey[] =>
  around === null ? [] : [...pathOf(around), key];

const below = (around: Place, key: PropertyKey): Place => ({ around, key, issues: around.issues });

const valueThat = (holds: (input: unknown) => boolean): AnswerSchema =>
  schemaOf((input, place) => {
    if (!holds(input)) refuse(place);
    return input;
  });

export const string = (): AnswerSchema => valueThat((input) => typeof input === 'string');
export const boolean = (): AnswerSchema => valueThat((input) => typeof input === 'boolean');
export const int = (): AnswerSchema => valueThat(Number.isSafeInteger);
export const file = (): AnswerSchema => valueThat((input) => input instanceof File);
export const date = (): AnswerSchema =>
  valueThat((input) => input instanceof Date && !Number.isNaN(input.getTime()));
export const literal = (value: unknown): AnswerSchema => valueThat((input) => input === value);
const nothing = (): AnswerSchema => literal(null);
const oneOf = (values: readonly unknown[]): AnswerSchema =>
  valueThat((input) => values.includes(input));

export { nothing as null, oneOf as enum };

export const regex = (pattern: RegExp): AnswerSchema =>
  valueThat((input) => pattern.test(String(input)));
const lengthThat = (holds: (length: number) => boolean): AnswerSchema =>
  valueThat((input) => (typeof input === 'string' || Array.isArray(input)) && holds(input.length));
export const minLength = (least: number): AnswerSchema => lengthThat((length) => length >= least);
export const maxLength = (most: number): AnswerSchema => lengthThat((length) => length <= most);
export const minimum = (least: number): AnswerSchema =>
  valueThat((input) => Number(input) >= least);
export const maximum = (most: number): AnswerSchema => valueThat((input) => Number(input) <= most);
export const overwrite = (change: (text: string) => string): AnswerSchema =>
  transform((input) => change(String(input)));
export const trim = (): AnswerSchema => overwrite((text) => text.trim());
export const email = (): AnswerSchema =>
  regex(/^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/);

/** RFC 9562: of a version that there is, none or all of the bits. */
export const uuid = (): AnswerSchema =>
  string().check(
    regex(
      /^([\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/,
    ),
  );

/** RFC 3339, in UTC. */
const datetime = (): AnswerSchema =>
  string().check(
    regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
    // A 30th of February would be taken for the 2nd of March.
    valueThat((input) => {
      const at = new Date(String(input));
      return !Number.isNaN(at.getTime()) && at.toJSON().slice(0, 10) === String(input).slice(0, 10);
    }),
  );
export const iso = { datetime };

/** Each reads what the one before made of it, as long as nothing is wrong. */
export function pipe(...schemas: readonly Pick<AnswerSchema, 'read'>[]): AnswerSchema {
  return schemaOf((input, place) => {
    const before = place.issues.length;
    return schemas.reduce(
      (value, { read }) => (place.issues.length > before ? value : read(value, place)),
      input,
    );
  });
}
export const transform = (make: (input: unknown) => unknown): AnswerSchema => schemaOf(make);
export const codec = (
  wire: AnswerSchema,
  value: AnswerSchema,
  { decode }: { readonly decode: (input: unknown) => unknown },
): AnswerSchema => pipe(wire, transform(decode), value);

export const nullable = ({ read }: AnswerSchema): AnswerSchema =>
  schemaOf((input, place) => (input === null ? null : read(input, place)));
export const exactOptional = ({ read }: AnswerSchema): AnswerSchema => ({
  ...schemaOf(read),
  isOptional: true,
});
export const readonly = ({ read }: AnswerSchema): AnswerSchema =>
  schemaOf((input, place) => Object.freeze(read(input, place)));

/** The first that takes it. */
export const union = (schemas: readonly AnswerSchema[]): AnswerSchema =>
  schemaOf((input, place) => {
    for (const { read } of schemas) {
      const { data, issues } = readApart(read, input, place);
      if (issues.length === 0) return data;
    }
    return refuse(place);
  });

export const array = ({ read }: AnswerSchema): AnswerSchema =>
  schemaOf((input, place) => {
    if (Array.isArray(input)) return input.map((each, index) => read(each, below(place, index)));
    return refuse(place);
  });

type Fields = Readonly<Record<string, AnswerSchema>>;

/** Other fields are left out. */
export const object = (fields: Fields): AnswerSchema => {
  const known = Object.entries(fields);
  return schemaOf((input, place) => {
    if (!isRecord(input)) return refuse(place);
    const output: Record<string, unknown> = {};
    for (const [name, { read, isOptional }] of known)
      if (!isOptional || Object.hasOwn(input, name))
        output[name] = read(input[name], below(place, name));
    return output;
  });
};

/** Other fields are refused. */
export const strictObject = (fields: Fields): AnswerSchema => {
  const { read } = object(fields);
  return schemaOf((input, place) => {
    if (isRecord(input) && Object.keys(input).some((name) => !Object.hasOwn(fields, name)))
      refuse(place);
    return read(input, place);
  });
};

/** Of any names that `key` takes, not all of them. */
export const partialRecord = (key: AnswerSchema, { read }: AnswerSchema): AnswerSchema =>
  schemaOf((input, place) => {
    if (!isRecord(input)) return refuse(place);
    const isTaken = (name: string): boolean => {
      const before = place.issues.length;
      key.read(name, place);
      return place.issues.length === before;
    };
    const entries = Object.entries(input)
      .filter(([name]) => name !== '__proto__' && isTaken(name))
      .map(([name, value]) => [name, read(value, below(place, name))]);
    return Object.fromEntries(entries);
  });
export { partialRecord as record };

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
