import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultSecretEntry } from '../context/secret-entry.ts';
import { useFeature, useLocale, usePage } from '../context/use-provided.ts';
import { useTranslate } from '../context/use-translate.ts';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { DialogBody, DialogHeader } from '../ui/dialog/dialog-parts.tsx';
import { SeedPhraseGrid } from '../ui/seed-phrase/seed-phrase-grid.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { WalletProvider } from './wallet-provider.tsx';

/** Its code comes on demand. */
const shadowIn = (container: Element) =>
  waitFor(() => {
    const host = container.querySelector('[data-billfold-host]');
    expect(host?.shadowRoot).toBeTruthy();
    return host?.shadowRoot;
  });

function Close() {
  return <p>{useTranslate()('common.close')}</p>;
}
function Facts() {
  const [swap, scanner, createAccount] = (['swap', 'scanner', 'createAccount'] as const).map(
    useFeature,
  );
  return <p>{`${useLocale()} ${swap} ${scanner} createAccount ${createAccount}`}</p>;
}
function Page({ onPage }: { readonly onPage: (page: Document | null) => void }) {
  onPage(usePage());
  return null;
}
const node = (container: Element) => {
  const found = container.querySelector<HTMLElement>('[data-billfold-scheme]');
  if (!found) throw new Error('The provider drew nothing.');
  return found;
};

describe('the theme of the provider', () => {
  it('stands on its own node, and changes without rendering the children again', async () => {
    const { container, client, rerender } = renderInWallet(<p>child</p>);
    const themed = (accent: string) => (
      <WalletProvider client={client} theme={{ colors: { accent } }}>
        <TextField label="Name" defaultValue="typed" />
      </WalletProvider>
    );
    rerender(themed('#112233'));
    const own = node(node(container));
    const field = screen.getByLabelText('Name');
    const shown = (name: string) => own.style.getPropertyValue(name);
    await waitFor(() => expect(shown('--billfold-dark-accent')).toBe('#112233'));
    rerender(themed('#445566'));
    expect(shown('--billfold-light-accent')).toBe('#445566');
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(document.documentElement).not.toHaveAttribute('style');
  });

  it('leaves nothing behind of the one before', async () => {
    const { container, client, rerender } = renderInWallet(<p>child</p>);
    rerender(<WalletProvider client={client} theme={{ radius: 'none' }} />);
    const own = node(node(container));
    await waitFor(() => expect(own.style.length).toBe(3));
    rerender(<WalletProvider client={client} theme="default" />);
    expect(own.style.length).toBe(0);
  });

  it('says once what it left out', async () => {
    const { client, rerender } = renderInWallet(<p>child</p>);
    const warn = vi.spyOn(client.platform.logger, 'warn');
    const hostile = { accent: 'url(x)', acent: '#000' };
    for (const _ of [1, 2])
      rerender(<WalletProvider client={client} theme={{ colors: hostile }} />);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('invalid-color accent; unknown-token acent'),
    );
  });
});

describe('the embed settings of the provider', () => {
  const saved = {
    colors: { accent: '#7c3aed', text: '#111111' },
    disableCreateAccountButton: true,
  };
  const light = (shown: HTMLElement, name: string) =>
    shown.style.getPropertyValue(`--billfold-light-${name}`);
  const answered = (answer: () => Response) => {
    const { client, container, rerender } = renderInWallet(<p />);
    const fetch = vi.spyOn(client.platform, 'fetch').mockImplementation(async () => answer());
    const show = (props: Partial<WalletProviderProps>) => {
      rerender(
        <WalletProvider client={client} publishableKey="bf_test_pk_1" {...props}>
          <Facts />
        </WalletProvider>,
      );
      return node(node(container));
    };
    return { fetch, show };
  };

  it('are loaded once by the publishable key, and color the light scheme, for which they are chosen', async () => {
    const { fetch, show } = answered(() => Response.json({ data: saved }));
    const own = show({});
    await waitFor(() => expect(light(own, 'accent')).toBe('#7c3aed'));
    expect(own.style.getPropertyValue('--billfold-dark-accent')).toBe('');
    expect(own).toHaveAttribute('data-billfold-scheme', 'light');
    expect(screen.getByText(/createAccount false/)).toBeVisible();
    show({ publishableKey: undefined });
    expect(light(node(own.parentElement ?? own), 'accent')).toBe('');
    expect(light(show({}), 'text')).toBe('#111111');
    const [request] = fetch.mock.calls.map(([each]) => new Request(each).url);
    expect(request).toBe('https://wallet.invalid/v1/embed/settings?key=bf_test_pk_1');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('give way to theme, scheme and features of the host, and to nothing but what these name', async () => {
    const { show } = answered(() => Response.json({ data: saved }));
    const own = show({
      theme: { colors: { '--billfold-color-accent': '#fde047' }, radius: 'none' },
      colorScheme: 'dark',
      features: { createAccount: true },
    });
    await waitFor(() => expect(light(own, 'text')).toBe('#111111'));
    expect(light(own, 'accent')).toBe('#fde047');
    expect(own.style.getPropertyValue('--billfold-theme-radius-control')).toBe('0px');
    expect(own).toHaveAttribute('data-billfold-scheme', 'dark');
    expect(screen.getByText(/createAccount true/)).toBeVisible();
  });

  it.each([
    ['an unknown key', () => Response.json({ code: 'NOT_FOUND' }, { status: 404 })],
    ['an answer of another form', () => Response.json({ data: { colors: 'red' } })],
    ['no answer', () => Response.error()],
  ])('leave everything built in after %s', async (_, answer) => {
    const { fetch, show } = answered(answer);
    const own = show({});
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(async () => {});
    expect(own.style.length).toBe(0);
    expect(own).toHaveAttribute('data-billfold-scheme', 'system');
    expect(screen.getByText(/createAccount true/)).toBeVisible();
  });

  it('are not loaded by a secret key, which no request carries', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const onError = vi.fn();
    const { fetch, show } = answered(() => Response.json({ data: saved }));
    show({ publishableKey: 'bf_live_sk_1', onError });
    const sentence = '`publishableKey` is a secret key: remove it from the page, and roll it.';
    await waitFor(() => expect(logged).toHaveBeenCalledExactlyOnceWith(`[billfold] ${sentence}`));
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'invalid_config', message: sentence }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are reported as missing for a key that the server does not know', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { show } = answered(() => Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
    show({});
    await waitFor(() =>
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        '[billfold] `publishableKey` is no key of this server.',
      ),
    );
  });

  it('are not loaded where the host brings them, and what they name wrongly is reported', async () => {
    const { client, rerender, container } = renderInWallet(<p />);
    const warn = vi.spyOn(client.platform.logger, 'warn');
    const fetch = vi.spyOn(client.platform, 'fetch');
    const brought = {
      colors: { link: '#7c3aed', acent: '#000' },
      disableCreateAccountButton: false,
    };
    const show = (embedSettings: typeof brought | null) =>
      rerender(
        <WalletProvider client={client} publishableKey="pk" embedSettings={embedSettings} />,
      );
    show(null);
    const own = node(node(container));
    expect(own).toHaveAttribute('data-billfold-scheme', 'system');
    show(brought);
    await waitFor(() => expect(light(own, 'link')).toBe('#7c3aed'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('unknown-token acent'));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the locale of the provider', () => {
  it.each([
    [{}, 'en', 'ltr'],
    [{ locale: 'ar' }, 'en', 'ltr'],
    [{ locale: 'ar', messages: { 'common.close': 'إغلاق' } }, 'ar', 'rtl'],
    [{ locale: 'ar', dir: 'rtl' as const }, 'en', 'rtl'],
  ])('of %j sets language and direction of the texts that are loaded', (props, lang, dir) => {
    const { container } = renderInWallet(<Close />, props);
    expect(node(container)).toHaveAttribute('lang', lang);
    expect(node(container)).toHaveAttribute('dir', dir);
  });

  it('brings texts area by area, English until then, and single words above all', async () => {
    const loadMessages = vi.fn(async () => ({ 'common.close': 'Schließen' }));
    renderInWallet(<Close />, { locale: 'de', loadMessages });
    expect(screen.getByText('Close')).toBeVisible();
    expect(screen.getByText('Close').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(await screen.findByText('Schließen')).toBeVisible();
    expect(screen.getByText('Schließen').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(loadMessages).toHaveBeenCalledTimes(3);
    renderInWallet(<Close />, { locale: 'de', loadMessages, messages: { 'common.close': 'Zu' } });
    await waitFor(() => expect(loadMessages).toHaveBeenCalledTimes(6));
    await act(() => Promise.resolve());
    expect(screen.getByText('Zu')).toBeVisible();
  });

  it('stays English, and says so, where the texts cannot be loaded', async () => {
    const { client } = renderInWallet(<p />);
    const warn = vi.spyOn(client.platform.logger, 'warn');
    renderInWallet(
      <WalletProvider client={client} locale="de" loadMessages={() => Promise.reject('offline')}>
        <Close />
      </WalletProvider>,
    );
    for (const area of ['provider', 'common', 'primitives'])
      await waitFor(() =>
        expect(warn).toHaveBeenCalledWith('Texts could not be loaded and stay English.', {
          locale: 'de',
          area,
          reason: 'offline',
        }),
      );
    expect(screen.getByText('Close')).toBeVisible();
  });

  it('has two pseudo-locales, made from English', async () => {
    renderInWallet(<Close />, { locale: 'en-XA' });
    expect(await screen.findByText(/^\[Ĉļôšé/)).toBeVisible();
  });

  it('is told to what asks, with what the host left on', () => {
    renderInWallet(<Facts />, { locale: 'fr', features: { swap: false } });
    expect(screen.getByText('fr false true createAccount true')).toBeVisible();
  });
});

describe('the place of the provider', () => {
  it('is known when scripts alone draw it, so that its children are drawn once', () => {
    const pages: (Document | null)[] = [];
    renderInWallet(<Page onPage={(page) => pages.push(page)} />);
    expect(pages).toEqual([document]);
  });

  it('is a container, once there is one', () => {
    const container = document.createElement('div');
    document.body.append(container);
    const { rerender, client } = renderInWallet(<p />);
    const placed = (target: HTMLElement | null) => (
      <WalletProvider client={client} container={target}>
        <Close />
      </WalletProvider>
    );
    rerender(placed(null));
    expect(screen.queryByText('Close')).not.toBeInTheDocument();
    rerender(placed(container));
    expect(node(container)).toHaveTextContent('Close');
    container.remove();
  });

  it('is a shadow tree with a style sheet of its own and no style element', async () => {
    const { container, unmount } = renderInWallet(<Close />, {
      isolation: 'shadow',
      styleSheet: '@layer billfold;',
    });
    const shadow = await shadowIn(container);
    expect(shadow?.adoptedStyleSheets).toHaveLength(1);
    expect(shadow?.querySelector('[data-billfold-isolated]')).toHaveTextContent('Close');
    expect(document.querySelectorAll('style')).toHaveLength(0);
    unmount();
    expect(shadow?.adoptedStyleSheets).toHaveLength(0);
  });

  it('keeps focus, Escape and presses of an open dialog inside the shadow tree', async () => {
    const heard = vi.fn();
    document.addEventListener('click', heard);
    const { container, user, advance } = renderInWallet(
      <Dialog trigger={<Button>Rename</Button>}>
        <DialogHeader title="Rename" />
        <DialogBody>
          <TextField label="Name" />
        </DialogBody>
      </Dialog>,
      { isolation: 'shadow', styleSheet: '@layer billfold;' },
    );
    const shadow = await shadowIn(container);
    const trigger = shadow?.querySelector('button');
    act(() => {
      trigger?.focus();
      trigger?.click();
    });
    heard.mockClear();
    const field = shadow?.querySelector('input');
    expect(shadow?.activeElement).toBe(field);
    act(() => field?.click());
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(shadow?.querySelector('dialog')).toBeNull();
    expect(shadow?.activeElement).toBe(trigger);
    document.removeEventListener('click', heard);
  });
});

describe('where secrets are typed', () => {
  const page = (href: string) => Object.assign(Object.create(null), new URL(href), { href });
  it.each([
    ['', 'inline'],
    ['https://wallet.example', 'inline'],
    ['https://wallet.example:8443', 'frame'],
    ['http://wallet.example', 'frame'],
    ['https://other.example', 'frame'],
    ['https://', 'frame'],
  ])('is for %j, on the page of https://wallet.example, %s', (baseUrl, expected) => {
    const url = new URL('https://wallet.example/wallet/');
    const location = { ...page(url.href), origin: url.origin, href: url.href };
    expect(defaultSecretEntry(baseUrl, location)).toBe(expected);
    expect(defaultSecretEntry(baseUrl, undefined)).toBe('frame');
  });

  it('is nowhere on a foreign page until there is a frame, and it says so', () => {
    const phrase = (
      <SeedPhraseGrid words={['abandon']} revealed onRevealedChange={() => undefined} />
    );
    renderInWallet(phrase, { secretEntry: undefined });
    expect(screen.getByText('Open your wallet to continue')).toBeVisible();
    expect(screen.queryByText('abandon')).not.toBeInTheDocument();
  });
});
