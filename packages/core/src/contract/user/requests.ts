import * as z from 'zod/mini';
import { accountType } from '../auth/auth.ts';
import type { ProviderAnswer } from '../auth/external.ts';
import { password, providerAnswer, providerPath } from '../auth/requests.ts';
import { displayCurrency } from '../rates/currency-rates.ts';
import { describeRequest } from '../request-schemas.ts';
import { localeTag, mailToken, moment, orNull, pageQuery } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { email, label, uuid } from '../values.ts';
import type { UserExportPath } from './exports.ts';
import * as exportsCalls from './exports.ts';
import * as identitiesCalls from './identities.ts';
import * as notificationsCalls from './notifications.ts';
import { choices, type UpdateNotifications } from './notifications.ts';
import * as personalTokensCalls from './personal-tokens.ts';
import { access, type CreatePersonalToken, type PersonalTokenPath } from './personal-tokens.ts';
import * as platformCalls from './platform.ts';
import { mode, type UpdateUserPlatform } from './platform.ts';
import * as profileCalls from './profile.ts';
import {
  type ChangeEmail,
  type ChangePassword,
  type DeleteUser,
  theme,
  type UndoEmail,
  type UpdateUser,
} from './profile.ts';
import * as secureCalls from './secure.ts';
import * as securityEventsCalls from './security-events.ts';
import type { SessionPath } from './sessions.ts';
import * as sessionsCalls from './sessions.ts';
import type { StepUpProof } from './step-up.ts';
import * as stepUpCalls from './step-up.ts';
import type { SetUpTwoFactor, TwoFactorCode, TwoFactorProof } from './two-factor.ts';
import * as twoFactorCalls from './two-factor.ts';

const givenCode = () => z.string().check(z.minLength(1), z.maxLength(16));

/** Fields of `StepUpProof`, for a body that has more. */
export const stepUpFields = () => ({
  password: orNull(password()),
  code: orNull(z.string().check(z.maxLength(16))),
});
const stepUpProof = (): Schema<StepUpProof> => z.strictObject(stepUpFields());
const twoFactorProof = (): Schema<TwoFactorProof> =>
  z.strictObject({ ...stepUpFields(), code: givenCode() });

/** Requests of the calls in contract/user, for the server, its documents and the fakes. */
export const userRequests = [
  describeRequest(exportsCalls.listUserExports, {
    summary: 'The exports of the data of the user, newest first.',
  }),
  describeRequest(exportsCalls.createUserExport, {
    summary: 'Begin an export of all stored data about the user; needs a step-up.',
  }),
  describeRequest(exportsCalls.downloadUserExport, {
    summary: 'An export that is ready: JSON files in a zip archive; needs a step-up.',
    params: (): Schema<UserExportPath> => z.strictObject({ id: uuid() }),
  }),
  describeRequest(identitiesCalls.listIdentities, {
    summary: 'The connected logins.',
  }),
  describeRequest(identitiesCalls.connectIdentity, {
    summary: 'Connect a login with the answer of its provider; needs a step-up.',
    params: providerPath,
    body: (): Schema<ProviderAnswer> => z.strictObject(providerAnswer()),
  }),
  describeRequest(identitiesCalls.disconnectIdentity, {
    summary: 'Disconnect a login; needs a step-up. 409 when it is the last way to sign in.',
    params: providerPath,
  }),
  describeRequest(notificationsCalls.getNotifications, {
    summary: 'What the user is told of, and how.',
  }),
  describeRequest(notificationsCalls.updateNotifications, {
    summary: 'Choose what to be told of. 400 NOTIFICATION_REQUIRED for one that stays on.',
    body: (): Schema<UpdateNotifications> => z.strictObject(choices()),
  }),
  describeRequest(personalTokensCalls.listPersonalTokens, {
    summary: 'The personal access tokens, without their secrets.',
  }),
  describeRequest(personalTokensCalls.createPersonalToken, {
    summary: 'Create a personal access token; needs a step-up.',
    body: (): Schema<CreatePersonalToken> =>
      z.strictObject({
        name: label(80),
        access: access(),
        expiresAt: moment(),
        ...stepUpFields(),
      }),
  }),
  describeRequest(personalTokensCalls.revokePersonalToken, {
    summary: 'End a personal access token.',
    params: (): Schema<PersonalTokenPath> => z.strictObject({ id: uuid() }),
  }),
  describeRequest(platformCalls.getUserPlatform, {
    summary: 'The areas of the product that the user belongs to.',
  }),
  describeRequest(platformCalls.updateUserPlatform, {
    summary:
      'Choose the first area or the account type. 409 to INDIVIDUAL while owning a business.',
    body: (): Schema<UpdateUserPlatform> =>
      z.strictObject({
        defaultMode: z.exactOptional(mode()),
        accountType: z.exactOptional(accountType()),
      }),
  }),
  describeRequest(profileCalls.updateUser, {
    summary: 'Change what the user chose about themselves.',
    body: (): Schema<UpdateUser> =>
      z.strictObject({
        name: z.exactOptional(label(80)),
        locale: z.exactOptional(localeTag()),
        currency: z.exactOptional(displayCurrency()),
        timezone: z.exactOptional(z.nullable(label(64))),
        theme: z.exactOptional(theme()),
      }),
  }),
  describeRequest(profileCalls.changeEmail, {
    summary:
      'Change the email; needs a step-up. It must be verified again. The old address can undo it for 24 hours.',
    body: (): Schema<ChangeEmail> => z.strictObject({ email: email(), ...stepUpFields() }),
  }),
  describeRequest(profileCalls.undoEmail, {
    summary: 'Take a change of the email back, by the token that the old address was sent.',
    body: (): Schema<UndoEmail> => z.strictObject({ token: mailToken() }),
  }),
  describeRequest(profileCalls.changePassword, {
    summary: 'Change the sign-in password; needs a step-up. Every other session ends.',
    body: (): Schema<ChangePassword> =>
      z.strictObject({ ...stepUpFields(), newPassword: password() }),
  }),
  describeRequest(profileCalls.deleteUser, {
    summary:
      'Delete the user; needs a step-up. 409 while they own a business or a wallet that is not deleted.',
    body: (): Schema<DeleteUser> =>
      z.strictObject({
        ...stepUpFields(),
        twoFactorCode: orNull(z.string().check(z.maxLength(16))),
      }),
  }),
  describeRequest(secureCalls.secureUser, {
    summary:
      'End all other sessions, personal access tokens, trusted devices, connected logins and mailed links.',
  }),
  describeRequest(securityEventsCalls.listSecurityEvents, {
    summary: 'What happened to the login and the keys, newest first.',
    query: pageQuery,
  }),
  describeRequest(securityEventsCalls.getSecurityScore, {
    summary: 'Which of the security tips this user follows.',
  }),
  describeRequest(sessionsCalls.listSessions, {
    summary: 'Where the user is signed in, this session first.',
  }),
  describeRequest(sessionsCalls.endSession, {
    summary: 'End a session.',
    params: (): Schema<SessionPath> => z.strictObject({ id: uuid() }),
  }),
  describeRequest(sessionsCalls.endOtherSessions, {
    summary: 'End every session but this one.',
  }),
  describeRequest(stepUpCalls.stepUp, {
    summary:
      'Step the session up for 15 minutes. 403 STEP_UP_REQUIRED names missing fields, or none for a user without a password.',
    body: stepUpProof,
  }),
  describeRequest(twoFactorCalls.setUpTwoFactor, {
    summary: 'Create a secret for two-factor codes; needs a step-up.',
    body: (): Schema<SetUpTwoFactor> => stepUpProof(),
  }),
  describeRequest(twoFactorCalls.enableTwoFactor, {
    summary: 'Ask for codes from now on, proved by the first one. TWO_FACTOR_INVALID otherwise.',
    body: (): Schema<TwoFactorCode> => z.strictObject({ code: givenCode() }),
  }),
  describeRequest(twoFactorCalls.disableTwoFactor, {
    summary: 'Turn two-factor codes off, with a code and a step-up.',
    body: twoFactorProof,
  }),
  describeRequest(twoFactorCalls.renewRecoveryCodes, {
    summary: 'Replace the recovery codes, with a code and a step-up.',
    body: twoFactorProof,
  }),
];
