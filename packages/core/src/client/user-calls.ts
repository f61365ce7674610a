import * as exports from '../contract/user/exports.ts';
import * as identities from '../contract/user/identities.ts';
import * as notifications from '../contract/user/notifications.ts';
import * as tokens from '../contract/user/personal-tokens.ts';
import * as platform from '../contract/user/platform.ts';
import * as profile from '../contract/user/profile.ts';
import * as security from '../contract/user/security-events.ts';
import * as sessions from '../contract/user/sessions.ts';
import * as twoFactor from '../contract/user/two-factor.ts';
import type { Transport } from '../http/transport.ts';

export type UserCalls = ReturnType<typeof createCalls>;

/** The account settings. */
export function createCalls({ call }: Transport) {
  return {
    user: {
      update: call(profile.updateUser),
      changeEmail: call(profile.changeEmail),
      undoEmail: call(profile.undoEmail),
      changePassword: call(profile.changePassword),
      remove: call(profile.deleteUser),
      setUpTwoFactor: call(twoFactor.setUpTwoFactor),
      enableTwoFactor: call(twoFactor.enableTwoFactor),
      disableTwoFactor: call(twoFactor.disableTwoFactor),
      renewRecoveryCodes: call(twoFactor.renewRecoveryCodes),
      sessions: call(sessions.listSessions),
      endSession: call(sessions.endSession),
      endOtherSessions: call(sessions.endOtherSessions),
      securityEvents: call(security.listSecurityEvents),
      securityScore: call(security.getSecurityScore),
      notifications: call(notifications.getNotifications),
      updateNotifications: call(notifications.updateNotifications),
      tokens: call(tokens.listPersonalTokens),
      createToken: call(tokens.createPersonalToken),
      revokeToken: call(tokens.revokePersonalToken),
      identities: call(identities.listIdentities),
      connectIdentity: call(identities.connectIdentity),
      disconnectIdentity: call(identities.disconnectIdentity),
      platform: call(platform.getUserPlatform),
      updatePlatform: call(platform.updateUserPlatform),
      exports: call(exports.listUserExports),
      createExport: call(exports.createUserExport),
      downloadExport: call(exports.downloadUserExport),
    },
  };
}
