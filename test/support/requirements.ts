// Compares the requirements of docs/requirements.md with the ids that tests name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';

const idPattern = /\b(?:R-[A-Z]+-\d{2}[a-z]?|J\d{1,2})\b/g;
const testFile = /\.(test|spec|stories|conformance)\.tsx?$/;

/** Returns the ids of the list: the first cell of each row. */
export function listedIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| *(R-[A-Z]+-\d{2}[a-z]?|J\d{1,2}) *\|/gm)].map(
    ([, id = '']) => id,
  );
}

/** Returns the ids in the titles of a test file, each once: of its groups, tests and, where a title has a place
 * for them, the rows of its table. */
export function namedIds(source: string): readonly string[] {
  const file = ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest);
  return [...new Set(titlesIn(file, file).flatMap((title) => title.match(idPattern) ?? []))];
}

function titlesIn(node: ts.Node, file: ts.SourceFile): readonly string[] {
  const below = childrenOf(node).flatMap((child) => titlesIn(child, file));
  if (!ts.isCallExpression(node) || !isTestCall(node.expression)) return below;
  const [title] = node.arguments;
  if (title === undefined || !isText(title)) return below;
  const text = title.getText(file);
  const table = /[%$]/.test(text) ? textsIn(tableOf(node.expression), file) : [];
  return [text, ...table, ...below];
}

/** `it`, `test.describe`, `it.each(table)` and other calls that begin with the name of a group or a test. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(describe|it|test)$/.test(callee.text);
  return (
    (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) &&
    isTestCall(callee.expression)
  );
}

function tableOf(callee: ts.Expression): readonly ts.Node[] {
  return ts.isCallExpression(callee) ? callee.arguments : [];
}

/** Collects the texts in a table, and in the constant of the file that holds it. */
function textsIn(nodes: readonly ts.Node[], file: ts.SourceFile): readonly string[] {
  return nodes.flatMap((node) => [
    ...textsBelow(node, file),
    ...identifiersIn(node).flatMap((name) =>
      constantOf(name, file).flatMap((value) => textsBelow(value, file)),
    ),
  ]);
}

function textsBelow(node: ts.Node, file: ts.SourceFile): readonly string[] {
  if (isText(node)) return [node.getText(file)];
  return childrenOf(node).flatMap((child) => textsBelow(child, file));
}

function identifiersIn(node: ts.Node): readonly string[] {
  return ts.isIdentifier(node) ? [node.text] : childrenOf(node).flatMap(identifiersIn);
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

function constantOf(name: string, file: ts.SourceFile): readonly ts.Node[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((each) => (each.name.getText(file) === name ? (each.initializer ?? []) : []));
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A test file with the requirements that it names. */
export interface NamedIds {
  readonly file: string;
  readonly ids: readonly string[];
}

/** Returns ids without a test, ids that are not in the list, and ids that the list has twice. */
export function compareIds(listed: readonly string[], tests: readonly NamedIds[]) {
  const known = new Set(listed);
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return {
    untested: listed.filter((id) => !named.has(id)),
    unknown: tests.flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}`),
    ),
    repeated: listed.filter((id, index) => listed.indexOf(id) !== index),
  };
}

/** Returns each check that a row of the list claims and no title makes; `open` claims that there is none. */
export function unprovedClaims(markdown: string, tests: readonly NamedIds[]): readonly string[] {
  const rows = markdown.matchAll(/^\| *(R-[A-Z]+-\d{2}[a-z]?) *\|.*\|([^|]*)\|$/gm);
  return [...rows].flatMap(([, id = '', claims = '']) => {
    const made = tests.filter(({ ids }) => ids.includes(id)).map(({ file }) => kindOf(file));
    const kinds = made.length === 0 ? ['open'] : made;
    return claims
      .split(',')
      .map((claim) => claim.trim())
      .filter((claim) => !kinds.includes(claim))
      .map((claim) => `${id} claims ${claim}`);
  });
}

/** Returns the kind of the checks in a test file, as the list names it. */
export function kindOf(file: string): string {
  if (file.startsWith('e2e/')) return 'browser';
  if (file.startsWith('packages/server/')) return 'API';
  return /\.tsx$/.test(file) ? 'component' : 'unit';
}

/** Reads every test of the repository with the ids that it names. */
export function readTests(root: string): readonly NamedIds[] {
  return testFilesOf(root).map((file) => ({
    file,
    ids: namedIds(readFileSync(join(root, file), 'utf8')),
  }));
}

function testFilesOf(root: string): readonly string[] {
  const packages = readdirSync(join(root, 'packages'));
  const folders = packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`]);
  return [...folders, 'e2e', 'test', 'examples']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => testFile.test(file) && !file.includes('node_modules'))
    .sort();
}
