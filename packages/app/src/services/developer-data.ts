import { createQueryStore, type Resource } from '@billfold/core/flows';
import type {
  ApiKey,
  ApiRequest,
  AuditEntry,
  Delivery,
  DeliveryDetail,
  DeveloperSettings,
  ListApiRequests,
  ListAudit,
  ListDeliveries,
  Webhook,
  WebhookDetail,
} from '@billfold/core/payments';
import type { BusinessData } from './business-data.ts';
import type { ListPage } from './list-page.ts';
import { orNull } from './or-null.ts';

export interface WebhookKey {
  readonly businessId: number;
  readonly webhookId: string;
}

export interface DeliveryListKey extends WebhookKey {
  readonly query: ListDeliveries;
}

export interface RequestListKey {
  readonly businessId: number;
  readonly query: ListApiRequests;
}

export interface AuditListKey {
  readonly businessId: number;
  readonly query: ListAudit;
}

export interface DeliveryKey extends WebhookKey {
  readonly deliveryId: string;
}

/** Something of a business by its id; null where the business has none of that id. */
export interface Found<T> {
  readonly found: T | null;
}

/** Keys, webhooks and logs of a business, loaded on first use. */
export interface DeveloperData {
  /** API keys, without their secrets. */
  readonly apiKeys: (businessId: number) => Resource<readonly ApiKey[]>;
  readonly webhooks: (businessId: number) => Resource<readonly Webhook[]>;
  readonly webhook: (key: WebhookKey) => Resource<Found<WebhookDetail>>;
  readonly deliveries: (key: DeliveryListKey) => Resource<ListPage<Delivery>>;
  readonly requests: (key: RequestListKey) => Resource<ListPage<ApiRequest>>;
  /** Changes of a business. */
  readonly audit: (key: AuditListKey) => Resource<ListPage<AuditEntry>>;
  readonly settings: (businessId: number) => Resource<DeveloperSettings>;
  readonly delivery: (key: DeliveryKey) => Resource<Found<DeliveryDetail>>;
  /** Reloads whatever is shown after a change. */
  invalidate(): void;
  /** Aborts all loads and clears all data. */
  reset(): void;
}

export function createDeveloperData({ call }: Pick<BusinessData, 'call'>): DeveloperData {
  const { addKeyed, invalidate, reset } = createQueryStore();
  return {
    apiKeys: addKeyed((businessId: number, signal) =>
      call(({ apiKeys }) => apiKeys.list(businessId, { signal })),
    ),
    webhooks: addKeyed((businessId: number, signal) =>
      call(({ webhooks }) => webhooks.list(businessId, { signal })),
    ),
    webhook: addKeyed(async ({ businessId, webhookId }: WebhookKey, signal) => ({
      found: await orNull(call(({ webhooks }) => webhooks.get(businessId, webhookId, { signal }))),
    })),
    deliveries: addKeyed(({ businessId, webhookId, query }: DeliveryListKey, signal) =>
      call(({ deliveries }) => deliveries.list(businessId, webhookId, query, { signal })),
    ),
    delivery: addKeyed(async ({ businessId, webhookId, deliveryId }: DeliveryKey, signal) => ({
      found: await orNull(
        call(({ deliveries }) => deliveries.get(businessId, webhookId, deliveryId, { signal })),
      ),
    })),
    requests: addKeyed(({ businessId, query }: RequestListKey, signal) =>
      call(({ apiKeys }) => apiKeys.listRequests(businessId, query, { signal })),
    ),
    audit: addKeyed(({ businessId, query }: AuditListKey, signal) =>
      call(({ audit }) => audit.list(businessId, query, { signal })),
    ),
    settings: addKeyed((businessId: number, signal) =>
      call(({ settings }) => settings.developer.get(businessId, { signal })),
    ),
    invalidate: () => invalidate(),
    reset,
  };
}
