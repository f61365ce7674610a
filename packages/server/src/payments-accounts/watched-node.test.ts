import { getKeyring } from '@billfold/keyring';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findLitecoind, type Litecoind, startLitecoind } from '../../test/litecoind.ts';

const litecoind = findLitecoind();
if (litecoind === null)
  process.stdout.write('Skipped: litecoind is not here (apt-get install litecoind).\n');

describe.runIf(litecoind !== null)('a descriptor that a node of Litecoin writes', () => {
  let node: Litecoind;
  beforeAll(async () => {
    node = await startLitecoind(litecoind ?? '');
  });
  afterAll(() => node.stop());
  const keyring = getKeyring('LTC', 'regtest');

  it.each([
    ['pkh', 'pkh(', ')'],
    ['sh-wpkh', 'sh(wpkh(', '))'],
    ['wpkh', 'wpkh(', ')'],
  ] as const)(
    'of %s is read with its checksum, and has the addresses of the node',
    async (...form) => {
      const [kind, head, tail] = form;
      const { publicKey } = keyring.derivePublic(new Uint8Array(32).fill(9), 0);
      const { descriptor } = await node.rpc.call({
        ...{ method: 'getdescriptorinfo', params: [`${head}${publicKey}/0/*${tail}`] },
        schema: z.object({ descriptor: z.string() }),
      });
      const addresses = await node.rpc.call({
        ...{ method: 'deriveaddresses', params: [descriptor, [0, 49]] },
        schema: z.array(z.string()),
      });
      const read = keyring.parseWatchKey(descriptor, null);
      if (!read.ok) throw new Error(read.refusal);
      expect(read.key.kind).toBe(kind);
      const addressAt = keyring.createWatchDeriver(read.key);
      const own = addresses.map((_, addressIndex) => addressAt({ branch: 0, addressIndex }));
      expect(own).toEqual(addresses);
      expect(own).toHaveLength(50);
    },
  );
});
