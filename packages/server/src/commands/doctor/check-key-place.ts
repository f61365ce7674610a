import { existsSync, statSync } from 'node:fs';
import type { Env } from '../../platform/env.ts';
import { shownMode } from '../../platform/require-private.ts';
import { keyFileOf } from '../../vault/key-source.ts';
import { probeSigner } from '../../vault/process/probe-signer.ts';
import { aboutTopic, type Finding } from './finding.ts';

export type KeyPlace = Pick<Env, 'dataDirectory' | 'masterKey' | 'signerSocket' | 'transit'>;

const { ok, note, wrong } = aboutTopic('Place of the master key');
const dayMs = 24 * 60 * 60_000;

/** Describes where the master key is and which users can read it. */
export async function checkKeyPlace(place: KeyPlace, now: number): Promise<readonly Finding[]> {
  const { dataDirectory: directory, transit } = place;
  const file = keyFileOf({ directory, given: null, transit });
  if (place.signerSocket !== null) return checkSignerSocket(place.signerSocket, place, file);
  if (place.masterKey !== null)
    return [
      note(
        'it is in BILLFOLD_MASTER_KEY, which every program of this user can read. A file is safer.',
      ),
    ];
  if (!existsSync(file)) return [ok(`the first start makes ${file}.`)];
  return [checkFile(file, now)];
}

function checkFile(file: string, now: number): Finding {
  const { mode, mtimeMs, uid } = statSync(file);
  const about = `${file}, mode ${shownMode(mode)}, user ${uid}, written ${ageOf(now - mtimeMs)}`;
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    return wrong(`${about}: others can read it.`, `chmod go-rwx ${file}.`);
  return ok(
    `${about}. The server runs as this user and could read it; SIGNER_SOCKET separates them.`,
  );
}

async function checkSignerSocket(
  path: string,
  { masterKey }: KeyPlace,
  file: string,
): Promise<readonly Finding[]> {
  const found = await probeSigner(path);
  if (found !== 'listening')
    return [
      wrong(
        `no signer answers at ${path} (${found}).`,
        'start billfold signer, and put this user into the group of its directory.',
      ),
    ];
  const copies = [
    ...(masterKey === null ? [] : ['BILLFOLD_MASTER_KEY']),
    ...(existsSync(file) ? [file] : []),
  ];
  if (copies.length > 0)
    return [
      wrong(
        `the signer at ${path} has it, and the server too: ${copies.join(' and ')}.`,
        'leave it to the signer alone, and keep a backup elsewhere.',
      ),
    ];
  const isSameUser = statSync(path).uid === process.getuid?.();
  return [
    isSameUser
      ? note(`the signer at ${path} has it, but runs as this user, who can read its files.`)
      : ok(`the signer at ${path} has it, as another user; this one cannot read it.`),
  ];
}

function ageOf(ms: number): string {
  const days = Math.floor(ms / dayMs);
  if (days < 1) return 'today';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
