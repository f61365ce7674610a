import {
  connectIdentity,
  disconnectIdentity,
  exchangeToken,
  getAuthOptions,
  handleExternalLogin,
  listIdentities,
  logInWithDiscord,
  logInWithGoogle,
  signInWithApple,
  startProviderLogIn,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listIdentitiesOf } from '../users/identity-store.ts';
import { comeBackFromApple, goToApple } from './apple-sign-in.ts';
import { exchangeHandoff } from './handoff.ts';
import { logInWithExternal } from './log-in-with-provider.ts';
import { connectOwnIdentity, disconnectOwnIdentity } from './own-identities.ts';
import { startExternalLogin } from './start-external-login.ts';

export function bindExternalLoginRoutes(bind: Bind, context: ServiceContext): void {
  const { db, providers } = context;
  bind.open(getAuthOptions)(async ({ caller }) => ({
    data: {
      google: providers.isConfigured('google'),
      discord: providers.isConfigured('discord'),
      apple: providers.isConfigured('apple'),
      signUp: true,
      passkeys: false,
      demo: context.readDemo(caller) !== null,
    },
  }));
  bind.open(startProviderLogIn)(({ params: { provider }, body, caller: { ip } }) =>
    startExternalLogin(context, { provider, ip }, body),
  );
  bind.open(logInWithGoogle)(({ body, caller }) =>
    logInWithExternal(context, { provider: 'google', caller }, body),
  );
  bind.open(logInWithDiscord)(({ body, caller }) =>
    logInWithExternal(context, { provider: 'discord', caller }, body),
  );
  bind.redirecting(signInWithApple)(({ query, caller }) => goToApple(context, query, caller));
  bind.redirecting(handleExternalLogin)(({ query, caller }) =>
    comeBackFromApple(context, query, caller),
  );
  bind.handedOver(exchangeToken)(({ body, ...call }) => exchangeHandoff(context, call, body));
  bind.signedIn(listIdentities)(async ({ principal }) => ({
    data: await listIdentitiesOf(db, principal.userId),
  }));
  bind.signedIn(connectIdentity)(({ params: { provider }, principal, caller, body }) =>
    connectOwnIdentity(context, { principal, caller, provider }, body),
  );
  bind.signedIn(disconnectIdentity)(({ params: { provider }, principal, caller }) =>
    disconnectOwnIdentity(context, { principal, caller, provider }),
  );
}
