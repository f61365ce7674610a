import { hex } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import bip32 from './bip32.vectors.json';
import { hardened, withPrivateNode } from './bip32-node.ts';

const versions = { public: 0x0488b21e, private: 0x0488ade4 };
const chains = bip32.vectors.flatMap(({ seed, chains }) =>
  chains.map((chain) => ({ seed, ...chain })),
);

function parsePath(path: string): number[] {
  return path
    .split('/')
    .slice(1)
    .map((step) => (step.endsWith("'") ? hardened(Number(step.slice(0, -1))) : Number(step)));
}

describe('withPrivateNode', () => {
  it.each(chains)('follows BIP-32 to $path of $seed', (chain) => {
    const path = parsePath(chain.path);
    const keys = withPrivateNode(hex.decode(chain.seed), { path, versions }, (node) => ({
      public: node.publicExtendedKey,
      private: node.privateExtendedKey,
    }));
    expect(keys).toEqual({ public: chain.public, private: chain.private });
  });

  it('wipes the key when it is done with it, and when the use of it fails', () => {
    const kept: HDKey[] = [];
    const seed = new Uint8Array(32).fill(1);
    withPrivateNode(seed, { path: [hardened(0)], versions }, (node) => kept.push(node));
    const fail = (node: HDKey) => {
      kept.push(node);
      throw new Error('failed');
    };
    expect(() => withPrivateNode(seed, { path: [], versions }, fail)).toThrow('failed');
    expect(kept.map((node) => node.privateKey)).toEqual([null, null]);
  });
});

describe('hardened', () => {
  it.each([-1, 0.5, 2 ** 31, Number.NaN])('refuses the index %d', (index) => {
    expect(() => hardened(index)).toThrow('whole number');
  });
});
