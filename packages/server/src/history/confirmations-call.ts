import { networkCodes } from '@billfold/core';
import {
  type Confirmations,
  type GetConfirmations,
  getConfirmations,
  type ListConfirmations,
  listConfirmations,
  type Schema,
  type WalletPath,
} from '@billfold/core/contract';
import { type ServedEndpoint, servedEndpoint } from '@billfold/core/contract/requests';
import * as z from 'zod/mini';

type Query = Partial<GetConfirmations & ListConfirmations>;

/** `getConfirmations` and `listConfirmations` share one path; the query selects between them. */
export const confirmationsCall: ServedEndpoint<
  WalletPath,
  Query,
  unknown,
  Confirmations | readonly Confirmations[]
> = {
  ...servedEndpoint(getConfirmations),
  query: (): Schema<Query> =>
    z.strictObject({
      hash: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(128))),
      network: z.exactOptional(z.enum(networkCodes)),
      hashes: z.exactOptional(z.string().check(z.regex(/^[\w-]{1,128}(,[\w-]{1,128}){0,99}$/))),
    }),
  response: (): Schema<Confirmations | readonly Confirmations[]> =>
    z.union([getConfirmations.response(), listConfirmations.response()]),
};
