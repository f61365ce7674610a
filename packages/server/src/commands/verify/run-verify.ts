import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { StartError } from '../../platform/start-error.ts';
import type { CommandCall } from '../command.ts';
import { fetchFile } from './fetch-file.ts';
import { findDifferences } from './find-differences.ts';
import { readServerOrigin } from './read-server-origin.ts';
import { readTrustedHashes } from './read-trusted-hashes.ts';

/** The largest file of a build has 0.4 MB. */
const limits = { timeoutMs: 10_000, maxBytes: 4_000_000 };

/**
 * Compares the script tag that a server gives out with the build of this installation, or with the hashes of
 * `--integrity <file>`. Prints one line for each difference and answers 1 if there is one. No hash is taken from
 * the server under test.
 * @throws {StartError}
 */
export async function runVerify(call: CommandCall): Promise<number> {
  const { version, embedDirectory, print, warn } = call;
  const { address, file } = readArguments(call.args);
  const origin = readServerOrigin(address);
  const trusted = await readTrustedHashes(file ?? join(embedDirectory, 'integrity.json'));
  await requireVersion(origin, version);
  // A loader imports its chunks from its own folder, so each folder is compared whole.
  const folders = [`/${version}/`, '/1/'];
  let count = 0;
  for (const folder of folders)
    for (const line of await findDifferences({ origin, folder, trusted, limits })) {
      count += 1;
      warn(line);
    }
  const compared = trusted.size * folders.length;
  print(
    count === 0
      ? `All ${compared} files at ${origin} are those of the build of version ${version}.`
      : `Differences: ${count}. Files compared: ${compared}.`,
  );
  return count === 0 ? 0 : 1;
}

interface Arguments {
  readonly address: string;
  /** File with the trusted hashes; null for the build of this installation. */
  readonly file: string | null;
}

/** @throws {StartError} */
function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw usage();
  return { address, file: values.integrity === undefined ? null : resolve(values.integrity) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { integrity: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw usage();
  }
}

function usage(): StartError {
  return new StartError(
    'Name one server: verify https://pay.example, or verify https://pay.example --integrity <file>.',
  );
}

const config = z.object({
  data: z.object({ version: z.string().check(z.regex(/^[\w.+-]{1,64}$/)) }),
});

/** Refuses a server of another version: its files have other names. @throws {StartError} */
async function requireVersion(origin: string, version: string): Promise<void> {
  const answer = await fetchFile(new URL('/v1/config', origin), limits);
  if (answer.outcome === 'unreachable') throw new StartError(`${origin} gives ${answer.reason}.`);
  if (answer.outcome === 'refused')
    throw new StartError(`${origin} is no Billfold server: /v1/config has ${answer.reason}.`);
  const served = answer.outcome === 'found' ? versionIn(answer.bytes) : null;
  if (served === null)
    throw new StartError(`${origin} is no Billfold server: /v1/config states no version.`);
  if (served !== version)
    throw new StartError(
      `${origin} serves version ${served}, but this installation is version ${version}: use an installation of version ${served}.`,
    );
}

function versionIn(bytes: Uint8Array): string | null {
  try {
    return z.parse(config, JSON.parse(new TextDecoder().decode(bytes))).data.version;
  } catch {
    return null;
  }
}
