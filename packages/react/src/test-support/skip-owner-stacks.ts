import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
/** Number of stacks after which React's development build records no more for a second. */
const limit = 10_000;

/**
 * Stops React from recording a stack for each element, which took a fifth of the processor time of the
 * tests. Only its warnings name these stacks. A React that counts otherwise is slower and nothing else.
 */
if (typeof internals === 'object' && internals !== null)
  Reflect.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => limit,
    set: () => undefined,
  });
