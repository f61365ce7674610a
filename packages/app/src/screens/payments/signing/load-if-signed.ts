import { isErrorCode } from '@billfold/core';

/** Loads what a plan has become; undefined where no signature has reached it, which the server does not find. */
export async function loadIfSigned<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isErrorCode(error, 'api') && error.serverCode === 'not_found') return undefined;
    throw error;
  }
}
