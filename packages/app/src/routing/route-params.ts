import { createContext, useContext } from 'react';
import type { PathParams } from './match-path.ts';

export const RouteParamsContext = createContext<PathParams>({});

/** The part of the address that the pattern of the route calls `name`. */
export function useRouteParam(name: string): string {
  const value = useContext(RouteParamsContext)[name];
  if (value === undefined) throw new Error(`The pattern of this route has no {${name}}.`);
  return value;
}
