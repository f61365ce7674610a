import { bitcoin } from './networks.ts';
import { createOwner, fund, type Owner } from './people.ts';
import { test as onProduct } from './product.ts';

interface WorkerMember {
  /** Somebody with one Bitcoin account that holds 0.2, for tests that change nothing of theirs. */
  readonly member: Owner;
}

/** Tests that only look: all of a worker share one person, whom it takes seconds to make. */
export const test = onProduct.extend<object, WorkerMember>({
  member: [
    async ({ playwright, url }, use) => {
      const request = await playwright.request.newContext({ baseURL: url });
      const member = await createOwner(request, [bitcoin]);
      await fund(request, member, '0.2');
      await use(member);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
