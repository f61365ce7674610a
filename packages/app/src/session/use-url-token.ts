import { useEffect, useState } from 'react';

/** Returns the `token` of a mail's link and removes it from the address bar; empty without one. */
export function useUrlToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);
  return token;
}
