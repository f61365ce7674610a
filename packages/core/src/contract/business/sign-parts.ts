import * as z from 'zod/mini';
import { signSecretFields } from '../payments/requests.ts';
import type { Schema } from '../schema.ts';
import { rawTransaction } from '../transactions/requests.ts';
import type { SignParts } from './transfer-intents.ts';

/** Creates the schema of a body with at most so many signed parts of a transfer. */
export const signParts = (most: number): Schema<SignParts> =>
  z.strictObject({
    transactions: z
      .array(z.strictObject({ intentId: z.uuid(), rawTransaction: rawTransaction() }))
      .check(z.minLength(1), z.maxLength(most)),
    twoFactorCode: signSecretFields().twoFactorCode,
    acceptFee: signSecretFields().acceptFee,
  });
