import * as z from 'zod/mini';
import type { DeviceSummary } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, nothing, type Page, page, uuid } from '../values.ts';
import type { WalletIdPath } from './wallets.ts';

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

export const listDevices: Endpoint<WalletIdPath, unknown, unknown, Page<TrustedDevice>> = {
  method: 'GET',
  path: '/api/wallets/{id}/devices',
  response: (): Schema<Page<TrustedDevice>> =>
    page(
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
};

export const deleteDevice: Endpoint<DevicePath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/api/wallets/{id}/devices/{deviceId}',
  status: 204,
  response: nothing,
};
