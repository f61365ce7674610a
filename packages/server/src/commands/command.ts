import type { Variables } from '../platform/env.ts';

/** Arguments and environment of a command. */
export interface CommandCall {
  /** After its name. */
  readonly args: readonly string[];
  readonly variables: Variables;
  /** The folder of this version's migrations. */
  readonly migrations: string;
  /** The folder of this version's script tag. */
  readonly embedDirectory: string;
  /** Version of this installation. */
  readonly version: string;
  readonly print: (line: string) => void;
  /** Prints a line in red, where the terminal shows colors. */
  readonly warn: (line: string) => void;
}

/** Does one thing and ends; answers the exit code. @throws {StartError} what to do instead */
export type Command = (call: CommandCall) => Promise<number>;
