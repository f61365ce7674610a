import type { Random } from '@billfold/core';
import * as z from 'zod/mini';
import type { Kdf } from '../kdf.ts';
import { type KeySource, loadKeys } from '../key-source.ts';
import { fingerprintOf, wipeMasterKeys } from '../master-keys.ts';
import { openVaultInProcess, type Vault } from '../open-vault.ts';
import type { Signer } from '../signer.ts';
import { type OpenedSigner, type SignerCall, signerCalls } from './signer-calls.ts';
import { type Answer, question, toRefusal } from './signer-messages.ts';

/** Handler of the server's calls inside the signer's process. Only the listed calls exist. */
export interface SignerHost {
  answer(message: unknown): Promise<Answer>;
  /** Wipes what it holds. */
  close(): Promise<void>;
}

export interface SignerHostOptions {
  readonly random: Random;
  /** Shared by the hosts of one process; a new one by default. */
  readonly kdf?: Kdf;
  /** Source of the master keys in a service of its own, where no server names one; null in a child. */
  readonly keySource: KeySource | null;
}

export function createSignerHost({ random, kdf, keySource }: SignerHostOptions): SignerHost {
  const vault: { current: Vault | null } = { current: null };
  const calls = new Map([
    serve(signerCalls.open, open),
    serve(signerCalls.seal, (request) => signer().seal(request)),
    serve(signerCalls.unseal, ({ record, binding, secret }) =>
      signer().unseal(record, binding, secret),
    ),
    serve(signerCalls.rewrap, ({ record, binding, request }) =>
      signer().rewrap(record, binding, request),
    ),
    serve(signerCalls.reveal, ({ record, binding, password }) =>
      signer().reveal(record, binding, password),
    ),
    serve(signerCalls.evaluate, (request) => signer().evaluate(request)),
    serve(signerCalls.isNewest, (record) => signer().isNewest(record)),
    serve(signerCalls.isProved, ({ record, proof }) => signer().isProved(record, proof)),
    serve(signerCalls.derivePublic, ({ handle, place }) => signer().derivePublic(handle, place)),
    serve(signerCalls.sign, ({ handle, request }) => signer().sign(handle, request)),
    serve(signerCalls.signSweep, ({ handle, request }) => signer().signSweep(handle, request)),
    serve(signerCalls.hash, ({ password, cost, lane }) => opened().kdf.hash(password, cost, lane)),
    serve(signerCalls.verify, ({ phc, password, lane }) =>
      opened().kdf.verify(phc, password, lane),
    ),
    serve(signerCalls.forget, async (handle) => {
      signer().forget(handle);
      return null;
    }),
  ]);

  function opened(): Vault {
    if (vault.current === null) throw new Error('The signer has no keys yet.');
    return vault.current;
  }
  const signer = (): Signer => opened().signer;
  async function open(asked: KeySource | null): Promise<OpenedSigner> {
    if (vault.current !== null) throw new Error('The signer has its keys already.');
    const source = keySource ?? asked;
    if (source === null) throw new Error('The signer was told of no keys.');
    const masterKeys = await loadKeys(source);
    const made = openVaultInProcess(masterKeys, random, kdf);
    vault.current = made;
    const keys = masterKeys.map((key) => ({
      version: key.version,
      fingerprint: fingerprintOf(key),
      serverKeys: made.keys.get(key.version),
    }));
    // All subkeys are derived: the master keys are not needed any longer.
    wipeMasterKeys(masterKeys);
    return { keys };
  }

  return {
    answer: async (message) => {
      const { id, name, input } = z.parse(question, message);
      try {
        const handle = calls.get(name);
        if (handle === undefined) throw new Error('The signer knows no such call.');
        return { id, outcome: 'done', value: await handle(input) };
      } catch (error) {
        return { id, outcome: 'refused', refusal: toRefusal(error) };
      }
    },
    close: async () => vault.current?.signer.close(),
  };
}

function serve<I, O>(
  { name, input: shape }: SignerCall<I, O>,
  handle: (input: I) => Promise<O>,
): readonly [string, (input: unknown) => Promise<unknown>] {
  return [name, async (input) => handle(z.parse(shape, input))];
}
