import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { serveStyleText } from '../packages/react/style-text-plugin.ts';

const config: StorybookConfig = {
  stories: ['./*.mdx', '../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (own) =>
    mergeConfig(own, {
      // vanilla-extract evaluates the styles from here, where it is installed.
      root: join(import.meta.dirname, '../packages/react'),
      plugins: [
        vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` }),
        serveStyleText(),
      ],
      resolve: {
        conditions: ['@billfold/source', 'module', 'browser', 'development|production'],
      },
      // vanilla-extract evaluates the styles in a server that takes over this part of `ssr` alone.
      environments: {
        ssr: { resolve: { conditions: ['@billfold/source', 'node', 'development|production'] } },
      },
      // Vite would find them while a story runs, and reload the page.
      optimizeDeps: {
        include: ['code-decoder', 'core', 'html5-qrcode'].map(
          (file) => `html5-qrcode/esm/${file}.js`,
        ),
      },
      build: { chunkSizeWarningLimit: 4_000 },
    }),
};
export default config;
