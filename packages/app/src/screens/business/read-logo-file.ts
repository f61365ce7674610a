import type { MessageKey } from '@billfold/core/i18n';

/** Media types of the pictures that the service takes. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'];

const mostBytes = 512 * 1024;

/** Returns why a file is no logo, as far as the browser knows; null for one that is sent. */
export function findLogoProblem({ size, type }: Pick<File, 'size' | 'type'>): MessageKey | null {
  if (size === 0) return 'businessSettings.logo.empty';
  if (!logoTypes.includes(type)) return 'businessSettings.logo.type';
  return size > mostBytes ? 'businessSettings.logo.large' : null;
}

/** Reads a file as base64. @throws {DOMException} for a file that was moved or changed meanwhile */
export async function readAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // A call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return btoa(parts.join(''));
}
