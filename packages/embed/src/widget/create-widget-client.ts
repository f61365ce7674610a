import { type BillfoldClient, createClient } from '@billfold/core';
import { accessTokens } from './access-tokens.ts';
import type { WidgetClientOptions } from './widget.ts';

/** Creates the client of a widget and sends its first calls while the dialog still loads. */
export function createWidgetClient(options: WidgetClientOptions): BillfoldClient {
  const { baseUrl, tokens, report, appearance, emit } = options;
  const client = createClient({
    baseUrl,
    getAccessToken: accessTokens(tokens, report),
    onUnauthorized: () => emit('unauthorized', {}),
  });
  if (appearance.walletId === undefined) void client.resources.wallets.load();
  // The dialog reports a failure when it imports the parser itself.
  if (appearance.colors)
    import('@billfold/core/theme').then(
      ({ themeVariables }) => themeVariables,
      () => undefined,
    );
  return client;
}
