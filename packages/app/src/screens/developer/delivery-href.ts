/** Returns the address of a delivery, which also keeps the filters of the list around it. */
export function deliveryHref(webhookId: string, deliveryId: string, filters = ''): string {
  const params = new URLSearchParams(filters);
  params.set('delivery', deliveryId);
  return `/payments/webhook-logs/${encodeURIComponent(webhookId)}?${params}`;
}
