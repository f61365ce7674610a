import type { Appearance, CloseReason, ReceiveOptions } from '@billfold/core/script-tag';
import { createRoot, type Root } from 'react-dom/client';
import { EmbeddedReceive } from './embedded-receive.tsx';
import type { Widget, WidgetOptions } from './widget.ts';

/** Creates the widget: one dialog at a time over one client, which caches between openings. */
export function createWidget(options: WidgetOptions): Widget {
  const { document, client, emit } = options;
  let appearance: Appearance = options.appearance;
  let shown: Shown | null = null;
  let hasOpened = false;

  function draw(): void {
    if (shown === null) return;
    const { root, request, isOpen } = shown;
    root.render(
      <EmbeddedReceive
        client={client}
        appearance={appearance}
        request={request}
        open={isOpen}
        emit={emit}
        onClose={leave}
        onGone={remove}
      />,
    );
  }
  function leave(reason: CloseReason): void {
    if (shown === null || !shown.isOpen) return;
    shown.isOpen = false;
    shown.tell(reason);
    draw();
  }
  function remove(): void {
    if (shown === null) return;
    shown.root.unmount();
    shown.place.remove();
    shown = null;
  }

  /** Loads the wallets, again after a failure or for a later opening. */
  function loadWallets(): void {
    const { wallets } = client.resources;
    if (wallets.get().status === 'failed') wallets.reset();
    void (hasOpened ? wallets.refresh() : wallets.load());
    hasOpened = true;
  }
  return {
    receive: (request) => {
      leave('host');
      remove();
      if (appearance.walletId === undefined) loadWallets();
      return new Promise((resolve) => {
        // A child of body: an ancestor that the page makes inert or hides would take it along.
        const place = document.createElement('div');
        place.dataset['billfold'] = '';
        document.body.append(place);
        const tell: Shown['tell'] = (reason) => {
          emit('close', { dialog: 'receive', reason });
          resolve({ status: 'dismissed' });
        };
        shown = { place, root: createRoot(place), request, isOpen: true, tell };
        emit('open', { dialog: 'receive' });
        draw();
      });
    },
    close: () => leave('host'),
    update: (changes) => {
      appearance = { ...appearance, ...changes };
      draw();
    },
    destroy: () => {
      leave('host');
      remove();
      client.dispose();
    },
  };
}

interface Shown {
  readonly place: HTMLElement;
  readonly root: Root;
  readonly request: ReceiveOptions;
  readonly tell: (reason: CloseReason) => void;
  isOpen: boolean;
}
