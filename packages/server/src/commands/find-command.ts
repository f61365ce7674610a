import { runBackup } from './backup/run-backup.ts';
import { runRestore } from './backup/run-restore.ts';
import { runRestored } from './backup/run-restored.ts';
import type { Command } from './command.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { runEncryptKey } from './keys/run-encrypt-key.ts';
import { runRotateKey } from './keys/run-rotate-key.ts';
import { runSigner } from './signer/run-signer.ts';
import { runVerify } from './verify/run-verify.ts';

/** The command of that name; undefined for what starts a server. */
export function findCommand(name: string | undefined): Command | undefined {
  switch (name) {
    case 'backup':
      return runBackup;
    case 'doctor':
      return runDoctor;
    case 'encrypt-key':
      return runEncryptKey;
    case 'restore':
      return runRestore;
    case 'restored':
      return runRestored;
    case 'rotate-key':
      return runRotateKey;
    case 'signer':
      return runSigner;
    case 'verify':
      return runVerify;
    default:
      return undefined;
  }
}
