import * as z from 'zod/mini';

/** An integer of a node's answer, which `parseExactJson` leaves as a number or as its digits. */
export const exactInteger = () =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^-?\d{1,40}$/))]),
    z.transform((read: number | string) => BigInt(read)),
  );

/** One that cannot be below zero, such as an amount. */
export const exactAmount = () => exactInteger().check(z.refine((value) => value >= 0n));
