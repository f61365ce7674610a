import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** Everything that can be set from outside; docs/operations.md lists the same. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** A PostgreSQL server; null is the embedded database in the data directory. */
  readonly databaseUrl: string | null;
  /** How many connections this process may have to PostgreSQL, but for the one that listens. */
  readonly databasePoolSize: number;
  /** Origin that people reach the server at; links in mails begin with it. Null: where it listens. */
  readonly publicUrl: string | null;
  readonly chainMode: 'sandbox';
  readonly mailer: 'outbox';
  /** How many times faster than the real chains the sandbox mines; 0 mines on demand only. */
  readonly sandboxSpeed: number;
  /** Whether an empty sandbox begins with a wallet to look around in. */
  readonly demo: boolean;
  /** 32 bytes as hex; read from the data directory when absent. */
  readonly masterKey: string | null;
  /** Proxies in front of the server that may name the client's address. */
  readonly trustProxy: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws {StartError} that names the variable, its value and what is allowed */
export function readEnv(variables: Variables): Env {
  const port = read(variables, 'PORT', {
    schema: number(0, 65_535),
    fallback: '4400',
    allowed: 'a port from 0 to 65535',
  });
  const host = read(variables, 'HOST', {
    schema: z.string().check(z.regex(/^[\w.:-]{1,253}$/)),
    fallback: '127.0.0.1',
    allowed: 'a host name or an IP address',
  });
  const data = read(variables, 'BILLFOLD_DATA', {
    schema: z.string().check(z.minLength(1)),
    fallback: '.data',
    allowed: 'a directory',
  });
  return {
    port,
    host,
    dataDirectory: isAbsolute(data) ? data : resolve(data),
    databaseUrl: read(variables, 'DATABASE_URL', {
      schema: z.nullable(z.string().check(z.refine(isPostgresUrl))),
      fallback: null,
      allowed: 'postgres://user:password@host:port/database',
    }),
    databasePoolSize: read(variables, 'DATABASE_POOL_SIZE', {
      schema: number(2, 500),
      fallback: '10',
      allowed: 'a whole number from 2 to 500',
    }),
    publicUrl: read(variables, 'PUBLIC_URL', {
      schema: z.nullable(z.string().check(z.regex(/^https?:\/\/[^/?#\s]+$/))),
      fallback: null,
      allowed: 'an origin such as https://wallet.example.com, without a path',
    }),
    chainMode: read(variables, 'CHAIN_MODE', {
      schema: z.literal('sandbox'),
      fallback: 'sandbox',
      allowed: 'sandbox (this version has no adapters to live chains)',
    }),
    mailer: read(variables, 'MAILER', {
      schema: z.literal('outbox'),
      fallback: 'outbox',
      allowed: 'outbox',
    }),
    sandboxSpeed: read(variables, 'SANDBOX_SPEED', {
      schema: number(0, 600),
      fallback: '60',
      allowed: 'a whole number from 0 (mine on demand) to 600',
    }),
    demo: read(variables, 'BILLFOLD_DEMO', {
      schema: z.pipe(
        z.enum(['1', '0']),
        z.transform((text: '1' | '0') => text === '1'),
      ),
      fallback: '1',
      allowed: '1 or 0',
    }),
    masterKey: read(variables, 'BILLFOLD_MASTER_KEY', {
      schema: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      fallback: null,
      allowed: '32 bytes as 64 lower-case hexadecimal digits',
    }),
    trustProxy: read(variables, 'TRUST_PROXY', {
      schema: z.pipe(
        z.enum(['true', 'false']),
        z.transform((text: 'true' | 'false') => text === 'true'),
      ),
      fallback: 'false',
      allowed: 'true or false',
    }),
    logLevel: read(variables, 'LOG_LEVEL', {
      schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
      fallback: 'warn',
      allowed: 'debug, info, warn, error or silent',
    }),
  };
}

interface Variable<T> {
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: string | null;
  readonly allowed: string;
}

function read<T>(
  variables: Variables,
  name: string,
  { schema, fallback, allowed }: Variable<T>,
): T {
  const given = variables[name];
  const parsed = z.safeParse(schema, given === undefined || given === '' ? fallback : given);
  if (parsed.success) return parsed.data;
  const shown = isSecret(name) ? 'a value that is not shown' : JSON.stringify(given);
  throw new StartError(`${name} is ${shown}. Allowed: ${allowed}.`);
}

function isSecret(name: string): boolean {
  return name.endsWith('_KEY') || name === 'DATABASE_URL';
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function number(minimum: number, maximum: number): z.ZodMiniType<number> {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(minimum), z.maximum(maximum)),
    ),
  );
}
