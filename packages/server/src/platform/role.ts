import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

const roles = ['api', 'worker'] as const;

/** Role of this process: it answers people, runs the loops, or both. */
export type Role = 'all' | (typeof roles)[number];

/** Reads `--role api|worker`. @throws {StartError} for anything else */
export function readRole(args: readonly string[]): Role {
  const given = parse(args);
  if (given === undefined) return 'all';
  const role = roles.find((each) => each === given);
  if (role === undefined)
    throw new StartError(`--role is ${JSON.stringify(given)}. Allowed: ${roles.join(' or ')}.`);
  return role;
}

function parse(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { role: { type: 'string' } } }).values.role;
  } catch {
    throw new StartError(
      `Cannot read ${JSON.stringify(args.join(' '))}. Allowed: --role api|worker, doctor, backup <file>, restore <file>.`,
    );
  }
}
