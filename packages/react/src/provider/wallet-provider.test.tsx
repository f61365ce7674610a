import { ApiError, NetworkError } from '@billfold/core';
import { createResource, createStore, type Resource, type Store } from '@billfold/core/flows';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useSelectedWallet, useWalletEvents } from '../context/use-provided.ts';
import { useTranslate } from '../context/use-translate.ts';
import { useResource, useStore } from '../state/use-store.ts';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { Button } from '../ui/button/button.tsx';
import { TimeText } from '../ui/time-text/time-text.tsx';
import { WalletProvider } from './wallet-provider.tsx';

function Close() {
  return <p>{useTranslate()('common.close')}</p>;
}

function Selected() {
  const { walletId, selectWallet } = useSelectedWallet();
  return <Button onClick={() => selectWallet('w2')}>{walletId ?? 'none'}</Button>;
}

function Report({ error }: { readonly error: ApiError }) {
  const { reportError } = useWalletEvents();
  return <Button onClick={() => reportError(error)}>Report</Button>;
}

function Show({ resource }: { readonly resource: Resource<string> }) {
  const state = useResource(resource);
  return <p>{state.status === 'failed' ? state.error.code : (state.data ?? state.status)}</p>;
}

function Field({ store }: { readonly store: Store<{ readonly text: string }> }) {
  const { text } = useStore(store);
  return (
    <input
      aria-label="Address"
      value={text}
      onChange={(event) => store.set({ text: event.currentTarget.value })}
    />
  );
}

describe('WalletProvider', () => {
  it('says what is missing where there is no provider', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Close />)).toThrow(/outside <WalletProvider>/);
  });

  it('puts the scheme on its own node and nothing on the page', () => {
    // Tests of a worker share the page.
    const page = () =>
      [document.documentElement, document.body].map((node) =>
        [...node.attributes].map(({ name, value }) => [name, value]),
      );
    const before = page();
    const { container } = renderInWallet(<Close />, { colorScheme: 'dark', dir: 'rtl' });
    expect(container.firstElementChild).toHaveAttribute('data-billfold-scheme', 'dark');
    expect(container.firstElementChild).toHaveAttribute('dir', 'rtl');
    expect(page()).toEqual(before);
  });

  it('takes other words for ours', () => {
    renderInWallet(<Close />, { messages: { 'common.close': 'Schließen' } });
    expect(screen.getByText('Schließen')).toBeVisible();
  });

  it('keeps the selection itself unless the host does', async () => {
    const onWalletChange = vi.fn();
    const own = renderInWallet(<Selected />, { defaultWalletId: 'w1', onWalletChange });
    await own.user.click(screen.getByRole('button', { name: 'w1' }));
    expect(screen.getByRole('button', { name: 'w2' })).toBeVisible();
    own.unmount();
    const controlled = renderInWallet(<Selected />, { walletId: 'w1', onWalletChange });
    await controlled.user.click(screen.getByRole('button', { name: 'w1' }));
    expect(screen.getByRole('button', { name: 'w1' })).toBeVisible();
    expect(onWalletChange).toHaveBeenCalledTimes(2);
  });

  it('tells the newest handlers of the host, an error to both', async () => {
    const error = new ApiError();
    const onError = vi.fn();
    const onEvent = vi.fn();
    const { user } = renderInWallet(<Report error={error} />, { onError, onEvent });
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'error', error });
  });

  it('draws on a server, with times that do not depend on where it is', () => {
    const { client } = renderInWallet(<Close />);
    const html = renderToString(
      <WalletProvider client={client}>
        <TimeText at={new Date(Date.UTC(2026, 10, 20, 8))} />
      </WalletProvider>,
    );
    expect(html).toContain('20 Nov 2026, 08:00 GMT');
  });
});

describe('useResource', () => {
  it('loads what is shown and draws each state', async () => {
    let calls = 0;
    const resource = createResource(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new NetworkError('offline')) : Promise.resolve('data');
    });
    renderInWallet(<Show resource={resource} />);
    expect(screen.getByText('pending')).toBeVisible();
    expect(await screen.findByText('offline')).toBeVisible();
    await act(() => resource.refresh());
    expect(screen.getByText('data')).toBeVisible();
  });
});

describe('useStore', () => {
  it('keeps the caret where it is while a controlled field is typed into', async () => {
    const store = createStore<{ readonly text: string }>(() => ({ text: 'bc1xyz' }));
    const { user } = renderInWallet(<Field store={store} />);
    const field = screen.getByLabelText('Address');
    await user.type(field, 'QQQ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('bc1QQQxyz');
  });
});
