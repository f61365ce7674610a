import { isErrorCode } from '@billfold/core';

/** Turns the answer for a missing thing, or for a malformed id of it, into null. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isErrorCode(error, 'api') && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
