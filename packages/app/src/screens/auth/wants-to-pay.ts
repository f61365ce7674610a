import { readHashDialog } from '../../shell/read-hash-dialog.ts';

/** Reports whether a path of this site opens Send with the link of a checkout page. */
export function wantsToPay(path: string | null): boolean {
  const start = path?.indexOf('#') ?? -1;
  if (path === null || start < 0) return false;
  const dialog = readHashDialog(path.slice(start));
  return dialog?.name === 'send' && dialog.recipient !== undefined;
}
