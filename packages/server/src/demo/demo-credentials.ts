import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@billfold/core';
import * as z from 'zod/mini';

/** Credentials of the demo wallet: random per installation, stored next to its database. */
export interface DemoCredentials {
  readonly email: string;
  readonly password: string;
  readonly cloudPassword: string;
  readonly seedPhrase: string;
}

export const demoEmail = 'demo@billfold.example';

/** 75 random bits that are easy to type and pass every rule for passwords. */
export function createDemoPassword(random: Random): string {
  const letters = 'bcdfghjkmnpqrstv';
  const digits = '23456789';
  // Both lengths divide 256: no character is likelier than another.
  const pick = (from: string, byte = 0): string => from[byte % from.length] ?? '';
  const group = (): string => {
    const [first, second, third, fourth] = random.bytes(4);
    const head = pick(letters, first).toUpperCase();
    return head + pick(letters, second) + pick(letters, third) + pick(digits, fourth);
  };
  return Array.from({ length: 5 }, group).join('-');
}

/** Written whole or not at all. */
export function writeCredentials(directory: string, credentials: DemoCredentials): void {
  const file = fileIn(directory);
  const text = `${JSON.stringify(credentials, null, 2)}\n`;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Null when the file was removed, or is no longer what was written. */
export function readCredentials(directory: string): DemoCredentials | null {
  const file = fileIn(directory);
  if (!existsSync(file)) return null;
  const parsed = z.safeParse(schema, readText(file));
  return parsed.success ? parsed.data : null;
}

/** Formats the demo's credentials for the console; the phrase stays in the file. */
export function describeDemo({ email, password, cloudPassword }: DemoCredentials): string {
  return [
    'Demo wallet (demo.json in the data directory; delete the file to hide this):',
    `  email                      ${email}`,
    `  password                   ${password}`,
    `  cloud encryption password  ${cloudPassword}`,
  ].join('\n');
}

const fileIn = (directory: string): string => join(directory, 'demo.json');

const schema: z.ZodMiniType<DemoCredentials> = z.object({
  email: z.string(),
  password: z.string(),
  cloudPassword: z.string(),
  seedPhrase: z.string(),
});

function readText(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
