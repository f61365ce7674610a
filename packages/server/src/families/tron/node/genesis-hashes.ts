import type { NodeChain } from '../../../chains/node-settings.ts';

/**
 * Hashes of first blocks; of test chains there are Nile and Shasta. Their last four bytes are what the
 * chains are called by `eth_chainId`.
 */
export const genesisHashes: Readonly<Record<Exclude<NodeChain, 'regtest'>, readonly string[]>> = {
  main: ['00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'],
  test: [
    '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc',
    '0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e',
  ],
};
