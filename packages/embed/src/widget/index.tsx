import type { EmbedSettings } from '@billfold/core/contract';
import type {
  Appearance,
  CloseReason,
  EmbedView,
  ScriptTagDialog,
  SendOutcome,
} from '@billfold/core/script-tag';
import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Emit } from '../emit.ts';
import { EmbeddedReceive } from './embedded-receive.tsx';
import { parseLook } from './parse-look.ts';
import type { EmbeddedDialog, Widget, WidgetOptions } from './widget.ts';

/** Creates the widget: one dialog at a time, and mounted screens, over one client, which caches between them. */
export function createWidget(options: WidgetOptions): Widget {
  const { document, server, client, publishableKey, report } = options;
  const sandbox = 'tokens' in server ? null : server;
  const stopSandbox = sandbox?.run();
  let appearance: Appearance = options.appearance;
  let embedSettings: EmbedSettings | null = null;
  let shown: Shown | null = null;
  let hasOpened = false;
  const mounted = new Set<MountedScreens>();

  // Nothing waits for it: without an answer everything is as built in.
  if ('look' in server)
    void server.look.then((answer) => {
      embedSettings = parseLook(answer);
      drawAll();
    });

  function draw(): void {
    if (shown !== null) shown.root.render(shown.draw(shown.isOpen));
  }
  function drawAll(): void {
    draw();
    for (const each of mounted) each.draw();
  }
  function show<R>(
    name: ScriptTagDialog,
    dialog: EmbeddedDialog<R>,
    { request, emit, onEnd }: Opening<R>,
  ): void {
    leave('host');
    remove();
    if (appearance.walletId === undefined) loadWallets();
    // A child of body: an ancestor that the page makes inert or hides would take it along.
    const place = document.createElement('div');
    place.dataset['billfold'] = '';
    document.body.append(place);
    // The timer of a dialog that was replaced while it left may still come.
    const onGone = (): void => {
      if (shown === own) remove();
    };
    const own: Shown = {
      place,
      root: createRoot(place),
      isOpen: true,
      draw: (open) =>
        createElement(dialog, {
          ...{ client, sandbox, publishableKey, embedSettings, appearance, request, open },
          ...{ emit, report },
          onClose: leave,
          onGone,
        }),
      tell: (reason) => {
        emit('close', { dialog: name, reason });
        onEnd();
      },
    };
    shown = own;
    emit('open', { dialog: name });
    draw();
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
    receive: (request, emit) =>
      new Promise((resolve) => {
        const onEnd = () => resolve({ status: 'dismissed' });
        show('receive', EmbeddedReceive, { request, emit, onEnd });
      }),
    send: async (request, emit) => {
      const dialog = await options.loadSend();
      return new Promise((resolve) => {
        let outcome: SendOutcome = { status: 'dismissed' };
        const onSent = (sent: SendOutcome): void => {
          outcome = sent;
        };
        const onEnd = () => resolve(outcome);
        show('send', dialog, { request: { ...request, onSent }, emit, onEnd });
      });
    },
    mount: async (target, view, emit) => {
      const screens = await options.loadScreens();
      const place = document.createElement('div');
      place.dataset['billfold'] = '';
      target.append(place);
      const root = createRoot(place);
      let shown = view;
      const each: MountedScreens = {
        draw: () =>
          root.render(
            createElement(screens, {
              ...{ client, sandbox, publishableKey, embedSettings, appearance, view: shown },
              ...{ emit, report },
            }),
          ),
        unmount: () => {
          mounted.delete(each);
          root.unmount();
          place.remove();
        },
      };
      mounted.add(each);
      each.draw();
      const show = (next: EmbedView): void => {
        shown = next;
        if (mounted.has(each)) each.draw();
      };
      return { element: place, show, unmount: each.unmount };
    },
    close: () => leave('host'),
    update: (changes) => {
      appearance = { ...appearance, ...changes };
      drawAll();
    },
    destroy: () => {
      leave('host');
      remove();
      for (const each of mounted) each.unmount();
      client.dispose();
      stopSandbox?.();
    },
  };
}

interface Opening<R> {
  readonly request: R;
  readonly emit: Emit;
  readonly onEnd: () => void;
}

interface MountedScreens {
  draw(): void;
  unmount(): void;
}

interface Shown {
  readonly place: HTMLElement;
  readonly root: Root;
  readonly draw: (isOpen: boolean) => ReactElement;
  readonly tell: (reason: CloseReason) => void;
  isOpen: boolean;
}
