import * as z from 'zod/mini';
import { businessId, businessPath, freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import type { Schema } from '../schema.ts';
import { network } from '../values.ts';
import {
  listWatchKeys,
  previewWatchKey,
  removeWatchKey,
  type SetWatchKey,
  setWatchKey,
  type WatchKeyPath,
  type WatchKeyText,
  watchKeyKinds,
} from './watch-keys.ts';

const watchKeyPath = (): Schema<WatchKeyPath> =>
  z.strictObject({ businessId: businessId(), network: network() });
const textFields = () => ({ key: freeText(512), kind: z.nullable(z.enum(watchKeyKinds)) });

/** Requests of the calls about public keys of other wallets. */
export const watchKeyRequests = [
  describeRequest(listWatchKeys, {
    summary: 'Public keys of other wallets that a business is paid into.',
    params: businessPath,
  }),
  describeRequest(previewWatchKey, {
    summary:
      'Read an extended public key or a descriptor, and show its first addresses. WATCH_KEY_PRIVATE, WATCH_KEY_UNREADABLE, WATCH_KEY_DAMAGED, WATCH_KEY_NETWORK, WATCH_KEY_CHECKSUM, WATCH_KEY_HARDENED, WATCH_KEY_MULTISIG, WATCH_KEY_SCRIPT, WATCH_KEY_PATH, WATCH_KEY_DEPTH, WATCH_KEY_ORIGIN, WATCH_KEY_KIND, WATCH_KEY_IN_USE, WATCH_KEY_EARLIER.',
    params: watchKeyPath,
    body: (): Schema<WatchKeyText> => z.strictObject(textFields()),
  }),
  describeRequest(setWatchKey, {
    summary:
      'Have new payments arrive at addresses of a public key. A business without a settlement wallet needs none then. The refusals of the preview, WATCH_KEY_UNCONFIRMED, STEP_UP_REQUIRED.',
    params: watchKeyPath,
    body: (): Schema<SetWatchKey> =>
      z.strictObject({ ...textFields(), firstAddress: freeText(100) }),
  }),
  describeRequest(removeWatchKey, {
    summary:
      'Have new payments arrive in the settlement wallet again; without one, the asset is no longer accepted. STEP_UP_REQUIRED.',
    params: watchKeyPath,
  }),
];
