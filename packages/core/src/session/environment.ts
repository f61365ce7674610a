export type Environment = 'local' | 'dev' | 'stage' | 'production';

/** Spec §7: `local`, `dev` or `stage`, otherwise production. A stored value is never an address. */
export function parseEnvironment(text: string | null): Environment {
  return text === 'local' || text === 'dev' || text === 'stage' ? text : 'production';
}
