import { createHmac } from 'node:crypto';
import { enableTwoFactor, setUpTwoFactor } from '@billfold/core/contract';
import { type Person, signInPassword, signUpVerified } from './people.ts';
import type { TestServer } from './test-server.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the code that an authenticator app shows for a base32 secret (RFC 6238) with node:crypto. */
export function appCode(secret: string, nowMs: number): string {
  const bits = [...secret].map((c) => alphabet.indexOf(c).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export interface GuardedPerson extends Person {
  readonly email: string;
  readonly recoveryCodes: readonly string[];
  /** Returns the current code of the app; only its first use within 30 seconds counts. */
  code(): string;
}

/** Somebody who has two-factor on, half a minute later. */
export async function signUpGuarded(server: TestServer, email: string): Promise<GuardedPerson> {
  const person = await signUpVerified(server, email);
  return { ...person, email, ...(await turnTwoFactorOn(server, person)) };
}

/** Turns two-factor on; its first code is used up, and half a minute passes. */
export async function turnTwoFactorOn(
  server: TestServer,
  person: Pick<Person, 'token'>,
): Promise<Pick<GuardedPerson, 'code' | 'recoveryCodes'>> {
  const { data } = await server.call(
    setUpTwoFactor,
    { body: { password: signInPassword } },
    person,
  );
  const code = () => appCode(data.secret, server.clock.now());
  const enabled = await server.call(enableTwoFactor, { body: { code: code() } }, person);
  server.clock.advance(30_000);
  return { code, recoveryCodes: enabled.data.recoveryCodes };
}
