import * as z from 'zod/mini';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';

/** Logo of a business. */
export interface Logo {
  /** Address of the picture, relative to the service; null without one. */
  readonly logoUrl: string | null;
}
export interface SetLogo {
  /** PNG, JPEG or WebP of at most 512 kB, in base64. */
  readonly image: string;
}

/** The service encodes the picture again, as a PNG of at most 512 pixels a side. */
export const setLogo: Endpoint<BusinessPath, unknown, SetLogo, Data<Logo>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/logo',
  permission: 'manage-settings',
  response: () => data<Logo>(z.object({ logoUrl: z.nullable(z.string()) })),
};

export const removeLogo: Endpoint<BusinessPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/logo',
  status: 204,
  permission: 'manage-settings',
  response: nothing,
};
