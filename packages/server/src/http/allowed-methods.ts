import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that answers 404 to any caller it does not know, whatever the method. */
    readonly isHidden?: boolean;
  }
}

/** Finds the methods of the routes at a URL, in the order of `Allow`; empty for an unknown path. */
export type FindMethods = (url: string) => readonly string[];

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/**
 * Collects the routes of an app as they are added, so that a wrong method (405) differs from an
 * unknown route (404).
 */
export function collectMethods(app: FastifyInstance): FindMethods {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    // A wildcard answers anything, which makes no path a known one.
    if (!url.includes('*') && config?.isHidden !== true)
      routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []));
    return [...new Set(methods)].sort();
  };
}

/** Paths are found in any case, with or without a slash at their end. */
function patternOf(url: string): RegExp {
  const escaped = url
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${escaped}/?$`, 'i');
}
