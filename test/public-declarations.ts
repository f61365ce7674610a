import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { published, readManifest } from '../scripts/pack.mjs';

const root = join(import.meta.dirname, '..');

/** One name that an entry of a published package exports. */
export interface PublicName {
  /** Specifier of the entry, such as `@billfold/core/flows`. */
  readonly entry: string;
  readonly name: string;
  readonly kind: 'type' | 'value';
  /** File of the declaration, from the root of the repository. */
  readonly file: string;
  /** Text of the docstring with its stars taken off; null without one. */
  readonly docstring: string | null;
  /** Line on which the docstring begins, counted from 1. */
  readonly line: number;
}

/** Lists every name of every published entry, as its source declares it. */
export function listPublicNames(): readonly PublicName[] {
  return published.flatMap((name) => {
    const folder = join(root, 'packages', name);
    const { exports, publishConfig } = readManifest(folder);
    return Object.keys(publishConfig.exports).flatMap((entry) => {
      const source = exports[entry]?.['@billfold/source'];
      if (typeof source !== 'string') return [];
      return namesOf(join('@billfold', name, entry), join(folder, source));
    });
  });
}

function namesOf(entry: string, file: string): readonly PublicName[] {
  return exportsOf(file).map(({ name, kind, from }) => {
    const declared = findDeclaration(from, name);
    return { entry, name, kind, ...declared, file: relative(root, declared.file) };
  });
}

/** Follows re-exports to the file that declares `name`. */
function findDeclaration(
  file: string,
  name: string,
): Pick<PublicName, 'docstring' | 'file' | 'line'> {
  const text = readFileSync(file, 'utf8');
  const declaration = new RegExp(
    String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\s*(?:/\*[^*]*\*/\s*)?)?^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) ${name}\b`,
    'm',
  ).exec(text);
  if (declaration) {
    const [, comment] = declaration;
    const line = text.slice(0, declaration.index).split('\n').length;
    return { file, docstring: comment === undefined ? null : withoutStars(comment), line };
  }
  const forwarded = exportsOf(file).find((each) => each.name === name);
  return forwarded === undefined || forwarded.from === file
    ? { file, docstring: null, line: 1 }
    : findDeclaration(forwarded.from, name);
}

interface Exported extends Pick<PublicName, 'kind' | 'name'> {
  readonly from: string;
}

/** Lists the names that a file declares, or re-exports by name or from a whole file. */
function exportsOf(file: string): readonly Exported[] {
  const text = readFileSync(file, 'utf8');
  const own = [
    ...text.matchAll(/^export (?:async )?(function|const|class|interface|type) (\w+)/gm),
  ].map(
    ([, keyword, name = '']): Exported => ({
      name,
      kind: keyword === 'interface' || keyword === 'type' ? 'type' : 'value',
      from: file,
    }),
  );
  const forwarded = [...text.matchAll(/export (type )?\{([^}]*)\}\s*from '(\.[^']*)'/g)].flatMap(
    ([, allTypes, list = '', from = '']) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name): Exported => {
          const isType = allTypes !== undefined || name.startsWith('type ');
          return {
            name: name.replace(/^type /, ''),
            kind: isType ? 'type' : 'value',
            from: join(dirname(file), from),
          };
        }),
  );
  const whole = [...text.matchAll(/^export \* from '(\.[^']*)'/gm)].flatMap(([, from = '']) =>
    exportsOf(join(dirname(file), from)),
  );
  return [...own, ...forwarded, ...whole];
}

function withoutStars(comment: string): string {
  return comment.replace(/^[ \t]*\* ?/gm, '');
}
