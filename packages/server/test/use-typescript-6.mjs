// Loaded by `node --import` before a tool that reads types by TypeScript's own API, which TypeScript 7 does not
// have: the tool gets TypeScript 6.
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const typescript = pathToFileURL(createRequire(import.meta.url).resolve('@typescript/typescript6'));

/** @type {import('node:module').ResolveHook} */
export const resolve = (name, context, next) =>
  next(name === 'typescript' ? typescript.href : name, context);

if (isMainThread) register(import.meta.url);
