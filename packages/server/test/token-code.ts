import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';

const hex = z.templateLiteral(['0x', z.string()]);

/** Returns the code of a token of OpenZeppelin, as it is on a chain; balances are in its first slot. */
export function tokenCode(): `0x${string}` {
  const path = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';
  const artifact: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(path), 'utf8'),
  );
  return z.parse(z.object({ deployedBytecode: hex }), artifact).deployedBytecode;
}
