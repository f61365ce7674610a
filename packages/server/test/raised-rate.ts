import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Has an asset cost ten thousand times its price, so that any fee in it is high. */
export function raiseRate({ context: { rates } }: Pick<TestServer, 'context'>, raised: string) {
  const { findAll } = rates;
  return vi.spyOn(rates, 'findAll').mockImplementation(async (symbols, at) => {
    const known = [...(await findAll(symbols, at))];
    return new Map(
      known.map(([symbol, { rate, ...facts }]) => {
        const digits = rate.digits * (symbol === raised ? 10_000n : 1n);
        return [symbol, { ...facts, rate: { ...rate, digits } }] as const;
      }),
    );
  });
}
