import type { Provider, ProviderAnswer } from '../contract/auth/external.ts';
import {
  connectIdentity,
  disconnectIdentity,
  listIdentities,
} from '../contract/user/identities.ts';
import {
  type CreatePersonalToken,
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '../contract/user/personal-tokens.ts';
import { secureUser } from '../contract/user/secure.ts';
import { getSecurityScore, listSecurityEvents } from '../contract/user/security-events.ts';
import { endOtherSessions, endSession, listSessions } from '../contract/user/sessions.ts';
import { type StepUpProof, stepUp } from '../contract/user/step-up.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  type SetUpTwoFactor,
  setUpTwoFactor,
  type TwoFactorCode,
  type TwoFactorProof,
} from '../contract/user/two-factor.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { unwrap, unwrapPage } from './unwrap.ts';

/** Creates the calls about the security of the signed-in user: two-factor codes, sessions, tokens. */
export function securityCalls(transport: Transport) {
  return { ...twoFactorCalls(transport), ...accessCalls(transport) };
}

function twoFactorCalls({ call }: Transport) {
  return {
    /**
     * Steps the session up for 15 minutes: sensitive calls then need no password and no code.
     * @throws {ApiError} `step_up_required`; its `fields` name the missing `password` and `code`
     * @example
     * await client.user.stepUp({ password });
     */
    stepUp: (proof: StepUpProof, options?: CallOptions) => call(stepUp)({ body: proof }, options),
    /**
     * Creates the secret for an authenticator app; two-factor codes stay off until they are enabled.
     * @example
     * const { secret } = await client.user.setUpTwoFactor({ password });
     */
    setUpTwoFactor: (proof: SetUpTwoFactor, options?: CallOptions) =>
      unwrap(call(setUpTwoFactor)({ body: proof }, options)),
    /**
     * Enables two-factor codes, and answers the recovery codes.
     * @example
     * const { recoveryCodes } = await client.user.enableTwoFactor({ code });
     */
    enableTwoFactor: (proof: TwoFactorCode, options?: CallOptions) =>
      unwrap(call(enableTwoFactor)({ body: proof }, options)),
    /**
     * Disables two-factor codes.
     * @example
     * await client.user.disableTwoFactor({ code, password });
     */
    disableTwoFactor: (proof: TwoFactorProof, options?: CallOptions) =>
      call(disableTwoFactor)({ body: proof }, options),
    /**
     * Replaces the recovery codes.
     * @example
     * const { recoveryCodes } = await client.user.renewRecoveryCodes({ code, password });
     */
    renewRecoveryCodes: (proof: TwoFactorProof, options?: CallOptions) =>
      unwrap(call(renewRecoveryCodes)({ body: proof }, options)),
  };
}

function accessCalls({ call }: Transport) {
  return {
    /**
     * Lists the sessions of the user.
     * @example
     * const { items } = await client.user.listSessions();
     */
    listSessions: (options?: CallOptions) => unwrapPage(call(listSessions)({}, options)),
    /**
     * Ends a session.
     * @example
     * await client.user.endSession(sessionId);
     */
    endSession: (sessionId: string, options?: CallOptions) =>
      call(endSession)({ params: { id: sessionId } }, options),
    /**
     * Ends every session but this one.
     * @example
     * await client.user.endOtherSessions();
     */
    endOtherSessions: (options?: CallOptions) => call(endOtherSessions)({}, options),
    /**
     * Ends all other sessions, personal access tokens, trusted devices and connected logins, and
     * answers how many. The last way to sign in stays.
     * @example
     * const { sessions, keptLogin } = await client.user.secure();
     */
    secure: (options?: CallOptions) => unwrap(call(secureUser)({}, options)),
    /**
     * Lists the security events, newest first.
     * @example
     * const { items } = await client.user.listSecurityEvents({ pageSize: 10 });
     */
    listSecurityEvents: (query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listSecurityEvents)({ query }, options)),
    /**
     * Loads the security score.
     * @example
     * const { score } = await client.user.getSecurityScore();
     */
    getSecurityScore: (options?: CallOptions) => unwrap(call(getSecurityScore)({}, options)),
    /**
     * Lists the personal access tokens.
     * @example
     * const { items } = await client.user.listTokens();
     */
    listTokens: (options?: CallOptions) => unwrapPage(call(listPersonalTokens)({}, options)),
    /**
     * Creates a personal access token, whose secret is answered this once.
     * @example
     * const { token } = await client.user.createToken({ name: 'Books', access: 'READ', expiresAt });
     */
    createToken: (token: CreatePersonalToken, options?: CallOptions) =>
      unwrap(call(createPersonalToken)({ body: token }, options)),
    /**
     * Revokes a personal access token.
     * @example
     * await client.user.revokeToken(tokenId);
     */
    revokeToken: (tokenId: string, options?: CallOptions) =>
      call(revokePersonalToken)({ params: { id: tokenId } }, options),
    /**
     * Lists the connected sign-in providers.
     * @example
     * const identities = await client.user.listIdentities();
     */
    listIdentities: (options?: CallOptions) => unwrap(call(listIdentities)({}, options)),
    /**
     * Connects a sign-in provider with its answer.
     * @example
     * await client.user.connectIdentity('google', answer);
     */
    connectIdentity: (provider: Provider, answer: ProviderAnswer, options?: CallOptions) =>
      unwrap(call(connectIdentity)({ params: { provider }, body: answer }, options)),
    /**
     * Disconnects a sign-in provider.
     * @example
     * await client.user.disconnectIdentity('google');
     */
    disconnectIdentity: (provider: Provider, options?: CallOptions) =>
      call(disconnectIdentity)({ params: { provider } }, options),
  };
}
