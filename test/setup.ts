import '@testing-library/jest-dom/vitest';
import '../packages/react/src/test-support/skip-owner-stacks.ts';
import './empty-frames.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file loads the code of the whole site, alongside other tests on the same cores. Only a
// text that never appears takes this long.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
