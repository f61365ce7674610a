// Libraries that the keyring ships with: a measurement adds no dependency of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(join(import.meta.dirname, '../../packages/keyring/package.json'));

export function fromKeyring(name) {
  return import(pathToFileURL(resolve(name)).href);
}
