import type { Environment } from '../assets/specified-values.ts';

/**
 * Parses the environment (R-API-01): `local`, `dev` or `stage`, otherwise production. A stored
 * value is never a URL.
 */
export function parseEnvironment(text: string | null): Environment {
  return text === 'local' || text === 'dev' || text === 'stage' ? text : 'production';
}
