import { evaluateVault, getVault, proveVault, unlockWallet } from '@billfold/core/contract';
import { seedPhraseToSeed } from '@billfold/keyring';
import { openSealedVault, proveSeed } from '@billfold/keyring/vault';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeFirstVersion } from '../../test/first-version.ts';
import { cloudPassword, type Holder, signUpWithAccount, vectorPhrase } from '../../test/people.ts';
import { createRememberingKdf } from '../../test/remembering-kdf.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const kdf = createRememberingKdf();
const seed = seedPhraseToSeed(vectorPhrase);
const foreignSeed = seedPhraseToSeed(`${'zoo '.repeat(11)}wrong`);
/** The generator of ristretto255 (RFC 9496, appendix A.1). */
const generator = Buffer.from(
  'e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76',
  'hex',
).toString('base64url');

describe('a wallet that its owner opens in the browser', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await signUpWithAccount(server, 'ada@example.com');
  });
  const params = () => ({ id: holder.walletId });
  const asking = (blinded = generator, pepperV = 1) => ({
    params: params(),
    body: { blinded, pepperV },
  });
  const evaluate = (blinded?: string) => server.call(evaluateVault, asking(blinded), holder);
  const refused = async (blinded?: string, pepperV?: number) => {
    const { status, code } = await server.refusal(evaluateVault, asking(blinded, pepperV), holder);
    return `${status} ${code}`;
  };
  const proofOf = (evaluationId: string, by = seed, walletId = holder.walletId) => {
    const { publicKey, signature } = proveSeed(by, { walletId, evaluationId });
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
    const body = { evaluationId, publicKey: text(publicKey), signature: text(signature) };
    return { params: params(), body };
  };
  const prove = (evaluationId: string) => server.call(proveVault, proofOf(evaluationId), holder);
  const refusedProof = async (request: ReturnType<typeof proofOf>) => {
    const { status, code } = await server.refusal(proveVault, request, holder);
    return `${status} ${code}`;
  };
  const unlocking = (password: string) => ({
    params: params(),
    body: { password, seedPhrase: null, trustDevice: false },
  });
  const open = async (password: string) => {
    const vault = await server.call(getVault, { params: params() }, holder);
    const evaluations: string[] = [];
    const opened = await openSealedVault({
      ...{ walletId: holder.walletId, vault, password },
      deriveKey: ({ password: typed, salt, ...cost }) => kdf.deriveKey(typed, salt, cost),
      evaluate: async (blinded) => {
        const { evaluationId, evaluated } = await evaluate(blinded);
        evaluations.push(evaluationId);
        return evaluated;
      },
    });
    return { opened, evaluationId: evaluations[0] ?? '' };
  };

  it('gives its seed for the cloud password alone', async () => {
    const { opened } = await open(cloudPassword);
    expect(opened).toEqual(seed);
    await expect(open('Wrong-Password-12')).rejects.toMatchObject({ code: 'vault_locked' });
  });

  it('is evaluated five times in 15 minutes, hosted guesses counted with them', async () => {
    for (let count = 0; count < 3; count += 1) await evaluate();
    for (let count = 0; count < 2; count += 1)
      await server.refusal(unlockWallet, unlocking(`Wrong-Password-${count}`), holder);
    expect(await refused()).toBe('429 RATE_LIMITED');
    expect(await server.refusal(unlockWallet, unlocking(cloudPassword), holder)).toMatchObject({
      code: 'RATE_LIMITED',
    });
    server.clock.advance(15 * 60_000);
    await evaluate();
  });

  it('is evaluated five times, however many ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => evaluate()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('can be opened as often as its owner proves that it opened', async () => {
    for (let count = 0; count < 7; count += 1) {
      const { evaluationId } = await open(cloudPassword);
      await prove(evaluationId);
    }
    for (let count = 0; count < 5; count += 1) await evaluate();
    expect(await refused()).toBe('429 RATE_LIMITED');
  });

  it('gives an evaluation back once, for a proof by its own seed', async () => {
    const { evaluationId } = await evaluate();
    for (let count = 0; count < 4; count += 1) await evaluate();
    const invalid = '400 PROOF_INVALID';
    const other = await signUpWithAccount(server, 'bob@example.com');
    const elsewhere = proofOf(evaluationId, seed, other.walletId);
    const { evaluationId: ofOther } = await server.call(
      evaluateVault,
      { ...asking(), params: { id: other.walletId } },
      other,
    );
    expect(await refusedProof(proofOf(evaluationId, foreignSeed))).toBe(invalid);
    expect(await refusedProof(elsewhere)).toBe(invalid);
    expect(await refusedProof(proofOf(ofOther))).toBe(invalid);
    expect(await refused()).toBe('429 RATE_LIMITED');
    await prove(evaluationId);
    expect(await refusedProof(proofOf(evaluationId))).toBe(invalid);
    await evaluate();
    expect(await refused()).toBe('429 RATE_LIMITED');
  });

  it('gives nothing back to a later window', async () => {
    const { evaluationId } = await evaluate();
    server.clock.advance(15 * 60_000);
    for (let count = 0; count < 5; count += 1) await evaluate();
    expect(await refusedProof(proofOf(evaluationId))).toBe('400 PROOF_INVALID');
    expect(await refused()).toBe('429 RATE_LIMITED');
  });

  it('is not evaluated for bytes that are no element, which count as no guess', async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await refused('A'.repeat(43))).toBe('400 VALIDATION_FAILED');
    expect(await refused('no text of 32 bytes')).toBe('400 VALIDATION_FAILED');
    await evaluate();
  });

  it('is not evaluated under another pepper, nor before a record of version 1 is unlocked', async () => {
    expect(await refused(generator, 2)).toBe('409 VAULT_OUTDATED');
    const isNewest = async () =>
      (await server.call(getVault, { params: params() }, holder)).isNewest;
    await storeFirstVersion(server, holder);
    expect(await refused()).toBe('409 VAULT_OUTDATED');
    expect(await isNewest()).toBe(false);
    await expect(open(cloudPassword)).rejects.toMatchObject({ code: 'vault_unsupported' });
    await server.call(unlockWallet, unlocking(cloudPassword), holder);
    expect(await isNewest()).toBe(true);
    expect((await open(cloudPassword)).opened).toEqual(seed);
  });

  it('gets another evaluation of the same element in another wallet', async () => {
    const other = await signUpWithAccount(server, 'bob@example.com');
    const theirs = await server.call(
      evaluateVault,
      { ...asking(), params: { id: other.walletId } },
      other,
    );
    expect(theirs.evaluated).not.toBe((await evaluate()).evaluated);
    expect((await evaluate()).evaluated).toBe((await evaluate()).evaluated);
  });
});
