import { type BillfoldClient, isErrorCode } from '@billfold/core';
import type { User } from '@billfold/core/contract';

/**
 * Returns true when the replaced session of `accessToken` was another user's. A session that had
 * ended was nobody's; one of which nothing can be learned counts as another's.
 */
export async function wasAnotherUser(
  client: Pick<BillfoldClient, 'user'>,
  accessToken: string,
  user: Pick<User, 'id'>,
): Promise<boolean> {
  try {
    const { id } = await client.user.get({ accessToken });
    return id !== user.id;
  } catch (error) {
    return !isErrorCode(error, 'unauthorized');
  }
}
