import { SetupError } from './setup-error.ts';

/** File of a chunk, relative to the loader, with the hash of its content. */
export type HashedFile = readonly [file: string, hash: string];

/** File of a chunk, and all that it imports itself. */
export type HashedFiles = readonly [HashedFile, ...HashedFile[]];

/** Exports of the file that holds the hashes of the chunks that the loader does not name. */
export interface ChunkHashes {
  readonly hashes: Readonly<Record<string, string>>;
  /** Files of the screens. */
  readonly screens: HashedFiles;
}

/**
 * Creates the loader of chunks beside `base`. An `import()` takes no hash, but it takes the module that a preload with
 * one has fetched.
 */
export function createChunkLoader(document: Document, base: string) {
  const checked = new Map<string, Promise<void>>();
  const urlOf = (file: string): string => new URL(file, base).href;
  function checkFile([file, hash]: HashedFile): Promise<void> {
    const found = checked.get(file);
    if (found !== undefined) return found;
    const check = preload(document, urlOf(file), hash).catch((cause: unknown) => {
      // The next opening fetches it again.
      checked.delete(file);
      throw new SetupError('src', `has no ${file} of its version.`, cause);
    });
    checked.set(file, check);
    return check;
  }
  /** Fetches files, and has the browser compare each with its hash. */
  async function check(files: readonly HashedFile[]): Promise<void> {
    await Promise.all(files.map(checkFile));
  }
  /** Imports the first of the files, when all of them are checked. The others are all that it imports itself. */
  async function load(files: HashedFiles) {
    await check(files);
    return import(urlOf(files[0][0]));
  }
  return { check, load };
}

function preload(document: Document, url: string, hash: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    // A browser without preloads of modules calls neither function, and checks nothing.
    if (!link.relList.supports('modulepreload')) return resolve();
    const end = (settle: () => void) => () => {
      removals.disconnect();
      link.remove();
      settle();
    };
    // A preload that the page takes out of its head tells of no end.
    const removals = new MutationObserver(() => {
      if (!link.isConnected) link.onerror?.('removed');
    });
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${hash}`;
    link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    link.href = url;
    link.onload = end(resolve);
    link.onerror = end(reject);
    document.head.append(link);
    removals.observe(document, { childList: true, subtree: true });
  });
}
