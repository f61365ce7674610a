import { createContext, useContext } from 'react';
import type { PathParams } from './match-path.ts';

export const RouteParamsContext = createContext<PathParams>({});

/** Returns the path parameter `name` of the current route. */
export function useRouteParam(name: string): string {
  const value = useContext(RouteParamsContext)[name];
  if (value === undefined) throw new Error(`The pattern of this route has no {${name}}.`);
  return value;
}
