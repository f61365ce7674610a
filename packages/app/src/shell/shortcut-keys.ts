import type { MessageKey } from '@billfold/core/i18n';
import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface Shortcut {
  /** Pressed one after the other. */
  readonly keys: readonly [string] | readonly [string, string];
  readonly label: MessageKey;
  readonly does:
    | { readonly go: string }
    | { readonly open: ShellDialog }
    | { readonly focus: 'search' };
}

/** Product.md 3.29, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['g', 'p'], label: 'shell.shortcuts.portfolio', does: { go: '/wallet/' } },
  { keys: ['g', 'a'], label: 'shell.shortcuts.accounts', does: { go: '/wallet/accounts' } },
  { keys: ['g', 't'], label: 'shell.shortcuts.transactions', does: { go: '/wallet/transactions' } },
  { keys: ['s'], label: 'shell.shortcuts.send', does: { open: { name: 'send', accountId: null } } },
  {
    keys: ['r'],
    label: 'shell.shortcuts.receive',
    does: { open: { name: 'receive', accountId: null } },
  },
  { keys: ['/'], label: 'shell.shortcuts.search', does: { focus: 'search' } },
  { keys: ['?'], label: 'shell.shortcuts.help', does: { open: { name: 'shortcuts' } } },
];

export interface KeyReading {
  /** The shortcut that the key completes; null without one. */
  readonly shortcut: Shortcut | null;
  /** The first of two keys, when this is one. */
  readonly pending: string | null;
}

/** Returns the meaning of `key` after `pending`, the first key of a two-key shortcut. */
export function readKey(pending: string | null, key: string): KeyReading {
  const pressed = pending === null ? [key] : [pending, key];
  const shortcut = shortcuts.find(({ keys }) => keys.join(' ') === pressed.join(' '));
  if (shortcut) return { shortcut, pending: null };
  if (pending !== null) return readKey(null, key);
  const isFirst = shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key);
  return { shortcut: null, pending: isFirst ? key : null };
}
