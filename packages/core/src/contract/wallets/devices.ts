import * as z from 'zod/mini';
import type { DeviceSummary } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, nothing, uuid } from '../values.ts';
import { type WalletIdPath, walletIdPath } from './wallets.ts';

/** A device on which the key of a wallet was proved, and need not be for a while. */
export interface TrustedDevice extends DeviceSummary {
  readonly id: string;
  readonly lastSeenAt: Date;
  readonly trustedUntil: Date;
  readonly isCurrent: boolean;
}
export interface DevicePath extends WalletIdPath {
  readonly deviceId: string;
}

export const listDevices = {
  method: 'GET',
  path: '/api/wallets/{id}/devices',
  summary: 'The trusted devices of a wallet.',
  params: walletIdPath,
  response: (): Schema<readonly TrustedDevice[]> =>
    z.readonly(
      z.array(
        z.object({
          id: uuid(),
          device: z.string(),
          os: z.string(),
          browser: z.string(),
          lastSeenAt: date(),
          trustedUntil: date(),
          isCurrent: z.boolean(),
        }),
      ),
    ),
} satisfies Endpoint<WalletIdPath, unknown, unknown, readonly TrustedDevice[]>;

export const deleteDevice = {
  method: 'DELETE',
  path: '/api/wallets/{id}/devices/{deviceId}',
  summary: 'Trust a device no longer.',
  status: 204,
  params: (): Schema<DevicePath> => z.strictObject({ id: uuid(), deviceId: uuid() }),
  response: nothing,
} satisfies Endpoint<DevicePath, unknown, unknown, null>;
