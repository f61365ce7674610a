import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlockWallet } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudPassword, signInPassword, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
import { writeCredentials } from '../demo/demo-credentials.ts';

const demoEmail = 'demo@billfold.example';
const visitor = { ip: '203.0.113.9' };
const otherVisitor = { ip: '203.0.113.10' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'billfold-demo-'));
  const credentials = { email: demoEmail, password: signInPassword };
  writeCredentials(directory, { ...credentials, cloudPassword, seedPhrase: 's' });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Signs up as `email` on a public sandbox with a demo, and types six wrong passwords from one address. */
async function lockFrom(email: string, { ip }: typeof visitor) {
  const prepared = await testServerOptions();
  const { options } = prepared;
  const env = { ...options.env, sandboxControls: 'public' } as const;
  const changed = { ...options, demoDirectory: directory, env };
  const server = await createTestServer({}, { ...prepared, options: changed });
  const holder = await signUpWithAccount(server, email);
  const attempt = (password: string) => ({
    params: { id: holder.walletId },
    body: { password, seedPhrase: null, trustDevice: false },
  });
  for (let count = 0; count < 6; count += 1)
    await server.refusal(unlockWallet, attempt('A-Wrong-Cloud-Password-1'), { ...holder, ip });
  return {
    unlock: (from: typeof visitor) =>
      server.call(unlockWallet, attempt(cloudPassword), { ...holder, ...from }),
    refusal: (from: typeof visitor) =>
      server.refusal(unlockWallet, attempt(cloudPassword), { ...holder, ...from }),
  };
}

describe('wrong cloud encryption passwords', () => {
  it('of one visitor of the demo do not lock its wallet for the others', async () => {
    const demo = await lockFrom(demoEmail, visitor);
    expect(await demo.refusal(visitor)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await demo.unlock(otherVisitor)).toMatchObject({ unlocked: true });
    expect(await demo.refusal(visitor)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('lock the wallet of anyone else for every address', async () => {
    const own = await lockFrom('ada@example.com', visitor);
    expect(await own.refusal(otherVisitor)).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
