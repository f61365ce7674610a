import type {
  BillfoldSendElement,
  ScriptTagPrefill,
  SendOptions,
  SendOutcome,
} from '@billfold/core/script-tag';
import { dialogElement, type ElementHost, openIn } from './dialog-element.ts';
import type { Emit } from './emit.ts';
import type { ElementInstance } from './instance.ts';

type LockedField = NonNullable<SendOptions['lock']>[number];

/** Creates the class of `<billfold-send>`, which opens the Send dialog with what its attributes fill in. */
export function sendElement(
  view: Window & typeof globalThis,
  host: ElementHost,
): CustomElementConstructor {
  const base = dialogElement<SendOutcome>(view, host, {
    label: 'Send',
    unopened: { status: 'dismissed' },
  });
  return class extends base implements BillfoldSendElement {
    // A page may have set it before an async script defines the class.
    prefill: ScriptTagPrefill | null = Reflect.get(this, 'prefill') ?? null;

    get recipient(): string {
      return this.#read('recipient');
    }
    set recipient(text: string) {
      this.setAttribute('recipient', text);
    }
    get amount(): string {
      return this.#read('amount');
    }
    set amount(text: string) {
      this.setAttribute('amount', text);
    }
    get account(): string {
      return this.#read('account');
    }
    set account(id: string) {
      this.setAttribute('account', id);
    }
    get lock(): readonly LockedField[] {
      const names = this.#read('lock').split(/\s+/);
      return lockable.filter((field) => names.includes(field));
    }
    // Vue and React 19 set the property with the text of the attribute.
    set lock(fields: readonly LockedField[] | string) {
      this.setAttribute('lock', [fields].flat().join(' '));
    }
    override [openIn](instance: ElementInstance, emit: Emit): Promise<SendOutcome> {
      const { recipient, amount, account, lock } = this;
      const prefill = {
        ...this.prefill,
        ...(recipient !== '' && { recipient }),
        ...(amount !== '' && { amount }),
        ...(account !== '' && { accountId: account }),
      };
      return instance.send({ prefill, lock }, emit);
    }
    #read(name: string): string {
      return this.getAttribute(name) ?? '';
    }
  };
}

const lockable: readonly LockedField[] = [
  'account',
  'asset',
  'recipient',
  'memo',
  'amount',
  'feePriority',
];
