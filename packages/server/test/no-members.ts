import type { Members } from '../src/http/bind.ts';
import { notFound } from '../src/platform/api-error.ts';

/** Guards of a server without businesses. */
export const noMembers: Members = {
  admit: async () => {
    throw notFound('business');
  },
  requireMode: () => undefined,
};
