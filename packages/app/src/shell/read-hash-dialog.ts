import type { ShellDialog } from '../routing/shell-dialog.ts';
import { readPayLink } from '../session/read-pay-link.ts';

/**
 * Reads the dialog that a fragment opens: `#send`, `#receive`, or Send with the link of a checkout page, as
 * `#pay={link}`. Null for any other fragment. Send verifies the link before it shows anything of it.
 */
export function readHashDialog(hash: string): ShellDialog | null {
  if (hash === '#send' || hash === '#receive')
    return { name: hash === '#send' ? 'send' : 'receive', accountId: null };
  const link = readPayLink(hash);
  return link === null ? null : { name: 'send', accountId: null, recipient: link };
}
