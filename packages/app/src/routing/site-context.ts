import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This part of the site stands outside <RouteView>.');
  return site;
}
