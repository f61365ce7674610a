import { getUser } from '../contract/auth/auth.ts';
import { createUserExport, downloadUserExport, listUserExports } from '../contract/user/exports.ts';
import {
  getNotifications,
  type UpdateNotifications,
  updateNotifications,
} from '../contract/user/notifications.ts';
import {
  getUserPlatform,
  type UpdateUserPlatform,
  updateUserPlatform,
} from '../contract/user/platform.ts';
import {
  type ChangeEmail,
  type ChangePassword,
  changeEmail,
  changePassword,
  type DeleteUser,
  deleteUser,
  type UndoEmail,
  type UpdateUser,
  undoEmail,
  updateUser,
} from '../contract/user/profile.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { unwrap, unwrapPage } from './unwrap.ts';
import { securityCalls } from './user-security.ts';

/** Calls of `client.user`. */
export type User = ReturnType<typeof createUser>;

/** Creates the calls about the signed-in user: profile, security, notifications and exports. */
export function createUser(transport: Transport) {
  return { ...profileCalls(transport), ...securityCalls(transport), ...messageCalls(transport) };
}

function profileCalls({ call }: Transport) {
  return {
    /**
     * Loads the signed-in user.
     * @example
     * const { email } = await client.user.get();
     */
    get: (options?: CallOptions) => unwrap(call(getUser)({}, options)),
    /**
     * Updates the profile, and answers it whole; an empty change only reads it.
     * @example
     * const profile = await client.user.update({ name: 'Ada' });
     */
    update: (change: UpdateUser, options?: CallOptions) =>
      unwrap(call(updateUser)({ body: change }, options)),
    /**
     * Deletes the user.
     * @example
     * await client.user.remove({ password, twoFactorCode });
     */
    remove: (proof: DeleteUser, options?: CallOptions) =>
      call(deleteUser)({ body: proof }, options),
    /**
     * Changes the email, which has to be verified again.
     * @example
     * await client.user.changeEmail({ email, password });
     */
    changeEmail: (change: ChangeEmail, options?: CallOptions) =>
      call(changeEmail)({ body: change }, options),
    /**
     * Undoes a change of the email, with the token of the mail to the old address.
     * @example
     * await client.user.undoEmailChange({ token });
     */
    undoEmailChange: (proof: UndoEmail, options?: CallOptions) =>
      call(undoEmail)({ body: proof }, options),
    /**
     * Changes the sign-in password.
     * @example
     * await client.user.changePassword({ password, newPassword });
     */
    changePassword: (change: ChangePassword, options?: CallOptions) =>
      call(changePassword)({ body: change }, options),
    /**
     * Loads the memberships of the user and the selected business.
     * @example
     * const { accountType } = await client.user.getPlatform();
     */
    getPlatform: (options?: CallOptions) => unwrap(call(getUserPlatform)({}, options)),
    /**
     * Updates the account type and the selected business.
     * @example
     * await client.user.updatePlatform(change);
     */
    updatePlatform: (change: UpdateUserPlatform, options?: CallOptions) =>
      unwrap(call(updateUserPlatform)({ body: change }, options)),
  };
}

function messageCalls({ call }: Transport) {
  return {
    /**
     * Loads the notification settings.
     * @example
     * const settings = await client.user.getNotifications();
     */
    getNotifications: (options?: CallOptions) => unwrap(call(getNotifications)({}, options)),
    /**
     * Updates the notification settings.
     * @example
     * await client.user.updateNotifications(settings);
     */
    updateNotifications: (settings: UpdateNotifications, options?: CallOptions) =>
      unwrap(call(updateNotifications)({ body: settings }, options)),
    /**
     * Lists the data exports of the user.
     * @example
     * const { items } = await client.user.listExports();
     */
    listExports: (options?: CallOptions) => unwrapPage(call(listUserExports)({}, options)),
    /**
     * Starts a data export.
     * @example
     * const { id } = await client.user.createExport();
     */
    createExport: (options?: CallOptions) => unwrap(call(createUserExport)({}, options)),
    /**
     * Downloads a finished data export.
     * @example
     * const file = await client.user.downloadExport(exportId);
     */
    downloadExport: (exportId: string, options?: CallOptions) =>
      call(downloadUserExport)({ params: { id: exportId } }, options),
  };
}
