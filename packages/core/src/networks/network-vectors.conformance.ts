import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chainNames } from './network.ts';
import { networkFolders } from './network-folders.conformance.ts';
import { networkCodes } from './registry.ts';

const source = z.string().check(z.minLength(1));
const vectors = z.strictObject({
  network: z.enum(networkCodes),
  addresses: z.strictObject({
    valid: z.array(
      z.strictObject({
        source,
        chain: z.enum(chainNames),
        address: z.string(),
        kind: z.string(),
        flags: z.array(z.string()),
        /**
         * Payload of the address in hexadecimal: the output script (UTXO), the account, for TON
         * behind its workchain.
         */
        bytes: z.string(),
      }),
    ),
    invalid: z.array(z.strictObject({ source, text: z.string(), reason: z.string() })),
  }),
  paymentUris: z.strictObject({
    valid: z.array(
      z.strictObject({
        source,
        text: z.string(),
        address: z.string(),
        amount: z.nullable(z.string()),
        label: z.nullable(z.string()),
        message: z.nullable(z.string()),
        memo: z._default(z.nullable(z.string()), null),
        /** The contract of the token that is asked for, as it is known here. */
        token: z._default(z.nullable(z.string()), null),
        flags: z.array(z.string()),
      }),
    ),
    invalid: z.array(z.strictObject({ source, text: z.string(), code: z.string() })),
  }),
});
export type NetworkVectors = z.infer<typeof vectors>;

/** The published vectors of every network folder in `directory`. */
export function loadNetworkVectors(directory: string): readonly NetworkVectors[] {
  return networkFolders(directory).map((folder) =>
    vectors.parse(JSON.parse(readFileSync(join(directory, folder, 'vectors.json'), 'utf8'))),
  );
}
