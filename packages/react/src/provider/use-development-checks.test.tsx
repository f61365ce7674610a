import { type BillfoldClient, browserPlatform, createClient } from '@billfold/core';
import { defineTheme, type ThemeInput } from '@billfold/core/theme';
import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { scheme } from './wallet-provider.css.ts';
import { WalletProvider } from './wallet-provider.tsx';
// Loaded before, so that what is not said is not merely late.
import './development-checks.ts';

const pale = defineTheme({ colors: { light: { textMuted: '#aaaaaa' } } });
const styled = document.createElement('style');
styled.textContent = `.${scheme.split(' ').join('.')} { display: contents }`;

function clientThatWarns(warnings: string[]): BillfoldClient {
  return createClient({
    baseUrl: 'https://wallet.invalid',
    getAccessToken: () => null,
    onUnauthorized: () => undefined,
    platform: { ...browserPlatform(), logger: { warn: (text) => void warnings.push(text) } },
  });
}

/** Draws a provider twice, as a host whose theme is a new object each time. */
function draw(props: Partial<WalletProviderProps> = {}): readonly string[] {
  const warnings: string[] = [];
  const client = clientThatWarns(warnings);
  const page = (theme: ThemeInput) => (
    <StrictMode>
      <WalletProvider client={client} {...props} theme={theme}>
        <p>Page</p>
      </WalletProvider>
    </StrictMode>
  );
  const { theme = {} } = props;
  const { rerender } = render(page(theme));
  rerender(page(theme === 'default' ? theme : { ...theme }));
  return warnings;
}

/** Everything that is already under way has had its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.unstubAllEnvs();
  styled.remove();
});

describe('in development', () => {
  it('tells once which colours of the theme cannot be read, and what would do', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    document.head.append(styled);
    const warnings = draw({ theme: pale });
    await waitFor(() => expect(warnings).toHaveLength(1));
    expect(warnings[0]).toMatch(
      /^The theme has colours that are hard to read: textMuted on background, light: 2\.\d+ of 4\.5, such as #/,
    );
    await settled();
    expect(warnings).toHaveLength(1);
  });

  it('tells once that the style sheet is missing', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warnings = draw();
    await waitFor(() => expect(warnings).toHaveLength(1));
    expect(warnings[0]).toContain("import '@billfold/react/styles.css'");
    await settled();
    expect(warnings).toHaveLength(1);
  });

  it('says nothing of a page that has both', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    document.head.append(styled);
    const warnings = draw();
    await settled();
    await settled();
    expect(warnings).toEqual([]);
  });
});

it('checks nothing in production, and nothing where no bundler was', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warnings = draw({ theme: pale });
  await settled();
  vi.stubGlobal('process', undefined);
  const unbundled = draw({ theme: pale });
  await settled();
  vi.unstubAllGlobals();
  expect([...warnings, ...unbundled]).toEqual([]);
});
