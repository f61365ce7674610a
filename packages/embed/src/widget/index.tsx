import { browserPlatform, createClient } from '@billfold/core';
import { createRoot, type Root } from 'react-dom/client';
import type { Appearance, CloseReason, ReceiveOptions } from '../options.ts';
import { EmbeddedReceive } from './embedded-receive.tsx';
import type { Widget, WidgetOptions } from './widget.ts';

/** One dialog at a time over one client: what was loaded once is there for the next opening. */
export function createWidget(options: WidgetOptions): Widget {
  const { document, baseUrl, emit } = options;
  const client = createClient({
    platform: browserPlatform(),
    baseUrl,
    getAccessToken: options.getAccessToken,
    onUnauthorized: () => emit('unauthorized', {}),
  });
  let appearance: Appearance = options.appearance;
  let shown: Shown | null = null;

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
        onGone={takeAway}
      />,
    );
  }
  function leave(reason: CloseReason): void {
    if (shown === null || !shown.isOpen) return;
    shown.isOpen = false;
    shown.tell(reason);
    draw();
  }
  function takeAway(): void {
    if (shown === null) return;
    shown.root.unmount();
    shown.place.remove();
    shown = null;
  }

  void client.prefetch();
  return {
    receive: (request) => {
      leave('host');
      takeAway();
      return new Promise((resolve) => {
        // At the end of the page, where nothing that the host has made inert or hidden holds it.
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
      takeAway();
      client.resources.reset();
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
