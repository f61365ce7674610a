import type { UserConfig } from 'vite';

/** Build of the worker that signs: modules, so that it loads the code of one network family alone. */
export const signingWorker = {
  format: 'es',
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/signing-[hash].js',
    },
  },
} satisfies UserConfig['worker'];
