/** Reads the origin of a Billfold as people type it, with or without `https://`; null for no web address. */
export function readWalletOrigin(text: string): string | null {
  const typed = text.trim();
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s@]/.test(typed) || !URL.canParse(url)) return null;
  const { origin, protocol, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  // A password is typed there: over plain http on this machine alone.
  if (protocol === 'http:' && !isLocal) return null;
  return isLocal || hostname.includes('.') ? origin : null;
}
