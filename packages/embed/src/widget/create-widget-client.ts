import { type BillfoldClient, browserPlatform, createClient } from '@billfold/core';
import { matchLocale } from '@billfold/core/internal';
import { accessTokens } from './access-tokens.ts';
import type { WidgetClientOptions } from './widget.ts';

/** Creates the client of a widget and sends its first calls while the dialog still loads. */
export function createWidgetClient(options: WidgetClientOptions): BillfoldClient {
  const { server, report, appearance, emit } = options;
  const { baseUrl } = server;
  const onUnauthorized = () => emit('unauthorized', {});
  const locale = matchLocale([appearance.locale ?? 'en']);
  const client =
    'tokens' in server
      ? createClient({
          ...{ baseUrl, onUnauthorized },
          getAccessToken: accessTokens(server.tokens, report),
          getLocale: () => locale,
        })
      : createClient({
          ...{ baseUrl, onUnauthorized },
          // The sandbox has one user, and asks for no token.
          getAccessToken: () => 'sandbox',
          platform: browserPlatform({ fetch: server.fetch }),
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
