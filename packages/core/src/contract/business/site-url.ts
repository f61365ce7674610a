import * as z from 'zod/mini';
import type { Schema } from '../schema.ts';

/** Address of a public page: https, a host name, and no credentials. */
export const siteUrl = (): Schema<string> =>
  z
    .string()
    .check(
      z.maxLength(2048),
      z.regex(
        /^https:\/\/([a-zA-Z\d-]{1,63}\.)+[a-zA-Z\d-]{2,63}(:\d{1,5})?([/?#][^\s<>"]*)?$/,
        'must be an address such as https://shop.example/terms',
      ),
      z.meta({ examples: ['https://shop.example/terms'] }),
    );
