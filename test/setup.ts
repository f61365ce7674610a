import '@testing-library/jest-dom/vitest';
import '../packages/react/src/test-support/skip-owner-stacks.ts';
import './empty-frames.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file loads the code of the whole site, alongside other tests on the same cores. Only a
// text that never appears takes this long.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();
configure({ getElementError: notFound });

/** Waiting for an element fails at each look but the last. The page is described when a message is read. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notFound);
  return Object.defineProperty(error, 'message', {
    get: () => getElementError(message, container).message,
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
