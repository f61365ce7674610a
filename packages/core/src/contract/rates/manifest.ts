import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { decimal } from '../values.ts';

export interface PriorityFacts {
  readonly label: string;
  readonly targetBlocks: number;
}
/** Coin manifest: the properties of one asset that screens and checks need. */
export interface CoinManifest {
  readonly key: string;
  readonly type: 'NATIVE' | 'TOKEN';
  /** Decimals shown and accepted. */
  readonly digits: number;
  readonly minimumTransactionAmount: Decimal;
  readonly requiredConfirmations: number;
  /** Null: new deposit addresses can be made. */
  readonly limitAddressesPerAccountCount: number | null;
  /** Null where the sender has no choice. */
  readonly priorities: Readonly<Record<'low' | 'medium' | 'high', PriorityFacts>> | null;
}

export const coinManifest = (): Schema<CoinManifest> => {
  const facts = () => z.object({ label: z.string(), targetBlocks: z.int() });
  return z.object({
    key: z.string(),
    type: z.enum(['NATIVE', 'TOKEN']),
    digits: z.int(),
    minimumTransactionAmount: decimal(),
    requiredConfirmations: z.int(),
    limitAddressesPerAccountCount: z.nullable(z.int()),
    priorities: z.nullable(z.object({ low: facts(), medium: facts(), high: facts() })),
  });
};

export interface ManifestPath {
  readonly x: string;
}
export const getManifest: Endpoint<ManifestPath, unknown, unknown, CoinManifest> = {
  method: 'GET',
  path: '/api/Rates/manifest/{x}',
  response: coinManifest,
};

export const listManifest: Endpoint<unknown, unknown, unknown, readonly CoinManifest[]> = {
  method: 'GET',
  path: '/api/Rates/manifest/',
  response: (): Schema<readonly CoinManifest[]> => z.readonly(z.array(coinManifest())),
};
