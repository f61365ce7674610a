import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hex } from '@scure/base';
import { getContractAddress, type Hex, keccak256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../address.ts';
import { getSweeper, readRecipient } from './sweeper.ts';

const source = readFileSync(new URL('sweeper.sol', import.meta.url), 'utf8');
const recipient = parseAddress('0x9858EfFD232B4033E47d90003D41EC34EcaEda94') ?? new Uint8Array();

interface Compiled {
  readonly object: string;
  readonly immutableReferences: Readonly<Record<string, readonly { readonly start: number }[]>>;
}

/** Compiles the contract. Without metadata the same source has the same bytes, wherever it is. */
function compile() {
  const settings = {
    evmVersion: 'prague',
    viaIR: true,
    optimizer: { enabled: true, runs: 200 },
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: { '*': { '*': ['evm.bytecode', 'evm.deployedBytecode'] } },
  };
  const input = { language: 'Solidity', sources: { sweeper: { content: source } }, settings };
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc');
  const { errors, contracts } = JSON.parse(solc.compile(JSON.stringify(input)));
  expect(errors).toBeUndefined();
  const { bytecode, deployedBytecode } = contracts.sweeper.Sweeper.evm;
  return { creation: bytecode as Compiled, deployed: deployedBytecode as Compiled };
}

describe('the code of the sweeper', () => {
  it('is what its compiler makes of the source, byte for byte', { timeout: 60_000 }, async () => {
    const { creation, deployed } = compile();
    // In the order in which the source declares them.
    const [toRecipient, toSweeper, toDelegation, ...more] = Object.keys(
      deployed.immutableReferences,
    )
      .toSorted((a, b) => Number(a) - Number(b))
      .map((id) => deployed.immutableReferences[id]?.map(({ start }) => start).join(', '));
    expect(more).toEqual([]);
    await expect(`// Written by sweeper.test.ts (\`vitest -u\`) from sweeper.sol, which solc compiles.

/** Code that deploys the sweeper, hex; its recipient follows as one word. */
export const creationCode =
  '${creation.object}';

/** Code of a deployed sweeper, hex, with zeros in the places of what its deployment fixes. */
export const deployedCode =
  '${deployed.object}';

/** Places of these words in it, in bytes. */
export const fixedWords = {
  recipient: [${toRecipient}],
  sweeper: [${toSweeper}],
  delegation: [${toDelegation}],
};
`).toMatchFileSnapshot('sweeper-code.ts');
  });

  it('is deployed at the address of CREATE2, which names recipient and code', () => {
    const { address, deployment } = getSweeper(recipient);
    const bytecode: Hex = `0x${hex.encode(deployment.data.subarray(32))}`;
    const salt: Hex = `0x${hex.encode(deployment.data.subarray(0, 32))}`;
    const from: Hex = `0x${hex.encode(deployment.to)}`;
    expect(bytecode.slice(-64)).toBe(hex.encode(recipient).padStart(64, '0'));
    expect(from).toBe('0x4e59b44847b379578588920ca78fbf26c0b4956c');
    expect(`0x${hex.encode(address)}`).toBe(
      getContractAddress({ opcode: 'CREATE2', from, salt, bytecode }).toLowerCase(),
    );
  });

  it('is another one at another address for another recipient', () => {
    const other = getSweeper(recipient.with(19, 1));
    const own = getSweeper(recipient);
    expect(other.address).not.toEqual(own.address);
    expect(other.codeHash).not.toEqual(own.codeHash);
  });

  it('names its recipient, which no other code does', () => {
    const { code } = getSweeper(recipient);
    expect(readRecipient(code)).toEqual(recipient);
    for (const other of [new Uint8Array(), code.subarray(1), code.with(0, 0), code.with(172, 1)])
      expect(readRecipient(other)).toBeNull();
  });

  it('has the hash by which it is recognised, and that of nothing else', () => {
    const { address, code, codeHash, isDeployed } = getSweeper(recipient);
    const delegation = keccak256(`0xef0100${hex.encode(address)}`).slice(2);
    expect(hex.encode(code).split(delegation)).toHaveLength(2);
    expect(`0x${hex.encode(codeHash)}`).toBe(keccak256(code));
    expect(isDeployed(code)).toBe(true);
    expect(isDeployed(new Uint8Array())).toBe(false);
    for (const at of [0, 40, code.length - 1])
      expect(isDeployed(code.with(at, (code[at] ?? 0) ^ 1))).toBe(false);
    expect(isDeployed(getSweeper(recipient.with(0, 0)).code)).toBe(false);
  });
});
