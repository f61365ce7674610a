import type { BillfoldReceiveElement } from '@billfold/core/script-tag';
import { dialogElement, type ElementHost, openIn } from './dialog-element.ts';
import type { Emit } from './emit.ts';
import type { ElementInstance } from './instance.ts';

/** Creates the class of `<billfold-receive>`, which opens the Receive dialog. */
export function receiveElement(
  view: Window & typeof globalThis,
  host: ElementHost,
): CustomElementConstructor {
  const base = dialogElement<void>(view, host, { label: 'Receive', unopened: undefined });
  return class extends base implements BillfoldReceiveElement {
    get account(): string {
      return this.getAttribute('account') ?? '';
    }
    set account(id: string) {
      this.setAttribute('account', id);
    }
    override async [openIn](instance: ElementInstance, emit: Emit): Promise<void> {
      const { account } = this;
      await instance.receive(account === '' ? {} : { accountId: account }, emit);
    }
  };
}
