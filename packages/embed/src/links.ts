import type { SendOptions } from '@billfold/core/script-tag';
import { type ElementHost, takesPress } from './dialog-element.ts';

/**
 * Opens dialogs from links of the page, such as `<a href="https://wallet.example/wallet" data-billfold="receive">`.
 * Without the script they lead to the wallet.
 */
export function listenForLinks(view: Window & typeof globalThis, host: ElementHost): void {
  view.document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof view.Element)) return;
    const link = target.closest<HTMLElement>('[data-billfold=receive],[data-billfold=send]');
    if (link === null || !host.triggers.isShown || !takesPress(event, view)) return;
    void open(host, link.dataset).catch((error: unknown) =>
      link.dispatchEvent(
        new view.CustomEvent('billfold-error', { detail: { error }, bubbles: true }),
      ),
    );
  });
}

async function open(host: ElementHost, data: DOMStringMap): Promise<unknown> {
  const instance = host.current ?? (await host.whenReady());
  const { billfold, account: accountId, recipient, amount } = data;
  if (billfold === 'receive') return instance.receive({ accountId });
  const prefill: SendOptions['prefill'] = {
    ...(accountId !== undefined && { accountId }),
    ...(recipient !== undefined && { recipient }),
    ...(amount !== undefined && { amount }),
  };
  return instance.send({ prefill });
}
