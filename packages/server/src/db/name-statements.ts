import type { PoolClient } from 'pg';

/** Statements that a process has names for: as many as the services have, but not every list of ids. */
const mostNames = 400;
const mostSeen = 4_000;
/** A pattern as a parameter: an index of parts of texts is used only by a plan that knows what is sought. */
const searches = / i?like (?:lower\()?\$/i;
/** Occurrences after which a statement counts as frequent. */
const isOftenFrom = 3;

/**
 * Gives statements that come often a name, apart from searches, under which each connection keeps them: PostgreSQL then
 * reads and plans them once and not with every call, which is most of what a short one costs.
 */
export function createStatementNames(): (connection: PoolClient) => void {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < isOftenFrom) {
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `billfold_${names.size}`;
    names.set(text, name);
    return name;
  }

  function named(config: unknown, values: unknown): unknown {
    if (!isUnnamed(config) || !Array.isArray(values)) return config;
    // What begins and ends transactions has nothing that could be planned.
    const isPlanned = values.length > 0 || config.text.startsWith('select');
    return isPlanned && !searches.test(config.text)
      ? { ...config, name: nameOf(config.text) }
      : config;
  }

  return (connection) => {
    const { query } = connection;
    Object.assign(connection, {
      query: (config: unknown, values: unknown, ...rest: readonly unknown[]): unknown =>
        Reflect.apply(query, connection, [named(config, values), values, ...rest]),
    });
  };
}

function isUnnamed(config: unknown): config is { readonly text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('name' in config && config.name !== undefined)
  );
}
