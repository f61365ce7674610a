/** Reads the page of a list from its address, counted from 1: the first one where it is malformed. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
