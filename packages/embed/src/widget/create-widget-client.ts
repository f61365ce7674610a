import { type BillfoldClient, browserPlatform, createClient } from '@billfold/core';
import { matchLocale } from '@billfold/core/internal';
import { accessTokens } from './access-tokens.ts';
import { setChunkCheck } from './chunk-check.ts';
import type { StartChunks, WidgetClientOptions } from './widget.ts';

/** Sets the check of what chunks import on demand, and returns the function that creates the client. */
export const startChunks: StartChunks = (check) => {
  setChunkCheck(check);
  return createWidgetClient;
};

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
  if (appearance.colors) preloadTheme();
  else if ('look' in server)
    void server.look.then((answer) => {
      if (Object.keys(answer?.colors ?? {}).length > 0) preloadTheme();
    });
  return client;
}

/** The dialog reports a failure when it imports the parser itself. */
function preloadTheme(): void {
  import('@billfold/core/theme').then(
    ({ mergeThemes, themeVariables }) => ({ mergeThemes, themeVariables }),
    () => undefined,
  );
}
