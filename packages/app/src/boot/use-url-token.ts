import { useEffect, useState } from 'react';

/** The `token` that a link of a mail brought; it leaves the address bar at once. Empty when none. */
export function useUrlToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);
  return token;
}
