import type { Command, CommandGroup } from './command.ts';

const shownPerGroup = 6;

/**
 * Returns the groups with the commands that contain every word of the query, those that begin with
 * it first. Without a query the commands that ran last come first, in a group of their own.
 */
export function filterCommands(
  groups: readonly CommandGroup[],
  query: string,
  recent: { readonly title: string; readonly ids: readonly string[] },
): readonly CommandGroup[] {
  const words = normalize(query).split(' ').filter(Boolean);
  const found = words.length === 0 ? withRecent(groups, recent) : groups;
  return found
    .map((group) => ({ ...group, commands: matching(group.commands, words) }))
    .filter(({ commands }) => commands.length > 0);
}

function withRecent(
  groups: readonly CommandGroup[],
  { title, ids }: { readonly title: string; readonly ids: readonly string[] },
): readonly CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const last = ids.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const others = groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !ids.includes(id)),
  }));
  return [{ id: 'recent', title, commands: last }, ...others];
}

function matching(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  const found = commands.filter((command) => command.matchesAll || contains(command, words));
  const [first = ''] = words;
  const begins = ({ text }: Command): number => (normalize(text).startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, shownPerGroup);
}

function contains({ text, detail, keywords }: Command, words: readonly string[]): boolean {
  const all = normalize([text, detail, keywords].join(' '));
  return words.every((word) => all.includes(word));
}

/** Folds case and accents, so that `zoe` finds Zoë. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
