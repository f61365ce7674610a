import { useLocation, useSearch } from 'wouter';

/** Parts of the query that show another screen at the same path: a step of onboarding, a delivery of a webhook. */
const screens = ['step', 'delivery'] as const;

/** Returns what names the shown screen: its path, with the part of the query where several share one. */
export function usePlace(): string {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  return [path, ...screens.map((name) => query.get(name) ?? '')].join(' ');
}
