import type {
  BillfoldElementEvents,
  BillfoldReceiveAttributes,
  BillfoldSendAttributes,
} from '@billfold/core/script-tag';
import type { HTMLAttributes } from 'vue';

/** Listeners as Vue names them: `@billfold-sent` is `onBillfoldSent`. */
interface Listeners {
  readonly onBillfoldAddress?: (event: BillfoldElementEvents['billfold-address']) => void;
  readonly onBillfoldSent?: (event: BillfoldElementEvents['billfold-sent']) => void;
}
type Element<Attributes> = new () => { readonly $props: HTMLAttributes & Attributes & Listeners };

// The elements in templates.
declare module 'vue' {
  interface GlobalComponents {
    'billfold-receive': Element<BillfoldReceiveAttributes>;
    'billfold-send': Element<BillfoldSendAttributes>;
  }
}
