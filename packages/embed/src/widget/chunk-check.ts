/** Checks files that an import on demand needs: names relative to the loader. */
export type CheckChunks = (files: readonly string[]) => Promise<unknown>;

let check: CheckChunks = () => Promise.reject(new Error('The loader has set no check of chunks.'));

/** Sets the check of the loader for all imports on demand. */
export function setChunkCheck(given: CheckChunks): void {
  check = given;
}

/** Runs an import after its files are checked. The build puts it around each import on demand. */
export async function checkedImport<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  if (files.length > 0) await check(files);
  return load();
}
