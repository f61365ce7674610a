import { isErrorCode } from '@billfold/core';
import { createQueryStore, type Resource } from '@billfold/core/flows';
import type {
  Business,
  BusinessDetail,
  PaymentsClient,
  TransportOptions,
} from '@billfold/core/payments';

/** The businesses of the user and their data, loaded on first use. */
export interface BusinessData {
  /** Businesses of which the user is a member, without archived ones. */
  readonly list: Resource<readonly Business[]>;
  readonly detail: (businessId: number) => Resource<BusinessDetail>;
  /**
   * Makes a call of business mode, whose code loads at the first one. A refusal for lack of rights
   * reloads the businesses with the role of the user in each.
   */
  call<T>(run: (client: PaymentsClient) => Promise<T>): Promise<T>;
  /** Aborts all loads and clears all data. */
  reset(): void;
}

export function createBusinessData(connection: TransportOptions): BusinessData {
  const { add, addKeyed, reset } = createQueryStore();
  let loading: Promise<PaymentsClient> | null = null;
  const load = (): Promise<PaymentsClient> => {
    loading ??= import('@billfold/core/payments').then(({ createPaymentsClient }) =>
      createPaymentsClient(connection),
    );
    // A failed download is tried again by the next call.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const list = add(async (signal) => (await load()).businesses.list({ signal }));
  const call = async <T>(run: (client: PaymentsClient) => Promise<T>): Promise<T> => {
    try {
      return await run(await load());
    } catch (error) {
      if (isAccessLost(error)) void list.invalidate();
      throw error;
    }
  };
  return {
    list,
    detail: addKeyed((id: number, signal) =>
      call(({ businesses }) => businesses.get(id, { signal })),
    ),
    call,
    reset,
  };
}

/** The service answers 404 to people who are no members (any more). */
function isAccessLost(error: unknown): boolean {
  if (!isErrorCode(error, 'api')) return false;
  return error.serverCode === 'permission_denied' || error.status === 404;
}
