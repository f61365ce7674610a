import { isAbsolute, resolve } from 'node:path';
import type { EnvironmentBases } from '@billfold/core/contract';
import * as z from 'zod/mini';
import { readBases } from './read-bases.ts';
import { readTrustedProxies, type TrustedProxies } from './read-trusted-proxies.ts';
import { StartError } from './start-error.ts';
import type { TransitSettings } from './transit-settings.ts';

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
  /** Sites of the operator, linked in the help menu; null where there is none. */
  readonly supportUrl: string | null;
  readonly documentationUrl: string | null;
  /** Services of the other environments, which the site may call. */
  readonly bases: EnvironmentBases;
  /** Our own ledgers, or nodes of the real networks. */
  readonly chainMode: 'sandbox' | 'live';
  /** Serves the businesses area and the merchant API. */
  readonly payments: boolean;
  /** Collects the tokens of many addresses by one transaction where the chain takes it (EIP-7702). */
  readonly collectsTogether: boolean;
  readonly privateWebhooks: PrivateWebhooks;
  /** Kept and shown on a page, or sent. */
  readonly mailer: 'outbox' | 'smtp';
  /** How many times faster than the real chains the sandbox mines; 0 mines on demand only. */
  readonly sandboxSpeed: number;
  /** Allows a sandbox's clock to be moved on, as tests do. */
  readonly hasMovableClock: boolean;
  /** Gives an empty sandbox a demo wallet. */
  readonly demo: boolean;
  /** Master keys in the format of `parseMasterKeys`; null reads them from the data directory. */
  readonly masterKey: string | null;
  /** Unix socket of a signer that runs as a service of its own; null starts one with each server. */
  readonly signerSocket: string | null;
  /** Key of a HashiCorp Vault that encrypts the master keys in the data directory; null leaves them as they are. */
  readonly transit: TransitSettings | null;
  /** The client's address is the last one that none of these proxies has. */
  readonly trustProxy: TrustedProxies;
  /** Callers that may move the sandbox's ledgers and read its mails: this machine alone, or everybody. */
  readonly sandboxControls: 'local' | 'public';
  /** Limits the rate of calls; a benchmark of the server turns that off. */
  readonly rateLimits: boolean;
  /** Accounts that one network address may register in an hour. */
  readonly signUpsPerHour: number;
  /** Token that allows reading /metrics from anywhere; null allows this machine alone. */
  readonly metricsToken: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Addresses without https, or without the internet, that webhooks may go to: none, this machine, or any. */
export type PrivateWebhooks = 'none' | 'loopback' | 'private';

export type Variables = Readonly<Record<string, string | undefined>>;

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const privateWebhooks = { true: 'private', false: 'none', loopback: 'loopback' } as const;

/** @throws {StartError} that names the variable, its value and what is allowed */
export function readEnv(variables: Variables): Env {
  const port = readVariable(variables, 'PORT', {
    schema: number(0, 65_535),
    fallback: '4400',
    allowed: 'a port from 0 to 65535',
  });
  const host = readVariable(variables, 'HOST', {
    schema: z.string().check(z.regex(/^[\w.:-]{1,253}$/)),
    fallback: '127.0.0.1',
    allowed: 'a host name or an IP address',
  });
  const data = readVariable(variables, 'BILLFOLD_DATA', {
    schema: z.string().check(z.minLength(1)),
    fallback: '.data',
    allowed: 'a directory',
  });
  const databaseUrl = readVariable(variables, 'DATABASE_URL', {
    schema: z.nullable(z.string().check(z.refine(isPostgresUrl))),
    fallback: null,
    allowed: 'postgres://user:password@host:port/database',
  });
  const chainMode = readVariable(variables, 'CHAIN_MODE', {
    schema: z.enum(['sandbox', 'live']),
    fallback: 'sandbox',
    allowed: 'sandbox or live',
  });
  const isTrial = chainMode === 'sandbox' && databaseUrl === null;
  const publicUrl = readVariable(variables, 'PUBLIC_URL', {
    schema: z.nullable(z.string().check(z.regex(/^https?:\/\/[^/?#\s]+$/))),
    fallback: null,
    allowed: 'an origin such as https://wallet.example.com, without a path',
  });
  const trustProxy = readVariable(variables, 'TRUST_PROXY', {
    schema: z.pipe(z.string(), z.transform(toTrustedProxies)),
    fallback: 'false',
    allowed: 'false, the number of proxies such as 1, or their addresses such as 10.0.0.0/8',
  });
  const sandboxControls = readVariable(variables, 'SANDBOX_CONTROLS', {
    schema: z.enum(['local', 'public']),
    fallback: 'local',
    allowed: 'local or public',
  });
  // Nothing says that people of other machines are served, who could reach this one through a webhook.
  const isOwnMachine =
    isTrial &&
    publicUrl === null &&
    loopbackHosts.includes(host) &&
    trustProxy === 0 &&
    sandboxControls === 'local';
  return {
    port,
    host,
    dataDirectory: isAbsolute(data) ? data : resolve(data),
    databaseUrl,
    databasePoolSize: readVariable(variables, 'DATABASE_POOL_SIZE', {
      schema: number(2, 500),
      fallback: '10',
      allowed: 'a whole number from 2 to 500',
    }),
    publicUrl,
    supportUrl: readVariable(variables, 'SUPPORT_URL', siteAddress),
    documentationUrl: readVariable(variables, 'DOCUMENTATION_URL', siteAddress),
    bases: readBases(variables),
    chainMode,
    payments: readVariable(variables, 'PAYMENTS', {
      ...{ ...onOrOff, fallback: isTrial ? 'on' : 'off' },
    }),
    collectsTogether: readVariable(variables, 'COLLECT_TOGETHER', { ...onOrOff, fallback: 'off' }),
    privateWebhooks: readVariable(variables, 'ALLOW_PRIVATE_WEBHOOKS', {
      schema: z.pipe(
        z.enum(['true', 'false', 'loopback']),
        z.transform((text: 'true' | 'false' | 'loopback') => privateWebhooks[text]),
      ),
      fallback: isOwnMachine ? 'loopback' : 'false',
      allowed: 'true, false or loopback',
    }),
    mailer: readVariable(variables, 'MAILER', {
      schema: z.enum(['outbox', 'smtp']),
      fallback: 'outbox',
      allowed: 'outbox or smtp',
    }),
    sandboxSpeed: readVariable(variables, 'SANDBOX_SPEED', {
      schema: number(0, 600),
      fallback: '120',
      allowed: 'a whole number from 0 (mine on demand) to 600',
    }),
    hasMovableClock: readVariable(variables, 'SANDBOX_CLOCK', {
      schema: z.pipe(
        z.enum(['real', 'movable']),
        z.transform((text: 'real' | 'movable') => text === 'movable'),
      ),
      fallback: 'real',
      allowed: 'real or movable',
    }),
    demo: readVariable(variables, 'BILLFOLD_DEMO', {
      schema: z.pipe(
        z.enum(['1', '0']),
        z.transform((text: '1' | '0') => text === '1'),
      ),
      fallback: '1',
      allowed: '1 or 0',
    }),
    masterKey: readVariable(variables, 'BILLFOLD_MASTER_KEY', {
      schema: z.nullable(z.string().check(z.regex(masterKeyForm))),
      fallback: null,
      allowed: '32 bytes as 64 lower-case hexadecimal digits, or 2:{digits},1:{digits}',
    }),
    signerSocket: readVariable(variables, 'SIGNER_SOCKET', {
      // The system allows 107 bytes for the address of a socket.
      schema: z.nullable(z.string().check(z.regex(/^\/[\x21-\x7e]{1,106}$/))),
      fallback: null,
      allowed: 'an absolute path of at most 107 characters, such as /run/billfold/signer.sock',
    }),
    transit: readTransit(variables),
    trustProxy,
    sandboxControls,
    rateLimits: readVariable(variables, 'RATE_LIMITS', { ...onOrOff, fallback: 'on' }),
    signUpsPerHour: readVariable(variables, 'SIGN_UPS_PER_HOUR', {
      schema: number(1, 100_000),
      fallback: '20',
      allowed: 'a whole number from 1 to 100000',
    }),
    metricsToken: readVariable(variables, 'METRICS_TOKEN', {
      schema: z.nullable(z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/))),
      fallback: null,
      allowed: '16 to 200 letters, digits and . ~ + / = _ -',
    }),
    logLevel: readVariable(variables, 'LOG_LEVEL', {
      schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
      fallback: 'warn',
      allowed: 'debug, info, warn, error or silent',
    }),
  };
}

/**
 * Reads `VAULT_ADDR`, `VAULT_TRANSIT_KEY`, `VAULT_TRANSIT_MOUNT` and `VAULT_TOKEN_FILE`; null without
 * `VAULT_TRANSIT_KEY`: the command line of Vault itself reads `VAULT_ADDR`.
 * @throws {StartError} a part is missing, or the key is in a variable
 */
function readTransit(variables: Variables): TransitSettings | null {
  const key = readVariable(variables, 'VAULT_TRANSIT_KEY', {
    schema: z.nullable(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
    fallback: null,
    allowed: 'the name of a transit key: letters, digits and . _ -',
  });
  if (key === null) return null;
  const address = readVariable(variables, 'VAULT_ADDR', vaultAddress);
  const mount = readVariable(variables, 'VAULT_TRANSIT_MOUNT', {
    schema: z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/)),
    fallback: 'transit',
    allowed: 'the path of a transit engine, such as transit',
  });
  const tokenFile = readVariable(variables, 'VAULT_TOKEN_FILE', {
    schema: z.string().check(z.refine(isAbsolute)),
    fallback: null,
    allowed: 'the absolute path of a file with a token',
  });
  if (variables['BILLFOLD_MASTER_KEY'])
    throw new StartError('Set VAULT_TRANSIT_KEY or BILLFOLD_MASTER_KEY, not both.');
  return { address, mount, key, tokenFile };
}

const vaultAddress: Variable<string> = {
  schema: z
    .string()
    .check(z.regex(/^(https:\/\/[^/?#\s@]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)$/)),
  fallback: null,
  allowed: 'an https origin without a path, or http on this machine',
};

const masterKeyForm = /^([1-9]\d{0,2}:)?[0-9a-f]{64}(,[1-9]\d{0,2}:[0-9a-f]{64})*$/;

export interface Variable<T> {
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: string | null;
  readonly allowed: string;
}

const onOrOff: Omit<Variable<boolean>, 'fallback'> = {
  schema: z.pipe(
    z.enum(['on', 'off']),
    z.transform((text: 'on' | 'off') => text === 'on'),
  ),
  allowed: 'on or off',
};

const siteAddress: Variable<string | null> = {
  schema: z.nullable(z.string().check(z.refine(isWebAddress))),
  fallback: null,
  allowed: 'an address such as https://help.example.com/wallet',
};

/** @throws {StartError} that names the variable, its value unless it is a secret, and what is allowed */
export function readVariable<T>(
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

const publicAddresses = ['PUBLIC_URL', 'SUPPORT_URL', 'DOCUMENTATION_URL'];

/** The address of a database or a node may hold a password. */
function isSecret(name: string): boolean {
  return /_(KEY|PASSWORD|SECRET|TOKEN|URL)$/.test(name) && !publicAddresses.includes(name);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function toTrustedProxies(text: string, context: z.core.ParsePayload): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies === null) context.issues.push({ code: 'custom', input: text });
  return proxies ?? 0;
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
