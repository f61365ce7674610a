const name = 'locale';

/** Returns the languages that the page is wanted in, the payer's own choice first; `own` is that of the payment. */
export function wantedLocales(own?: string | null): readonly string[] {
  return [readChosen() ?? [], own ?? [], ...navigator.languages].flat();
}

/** Returns the part of the address that keeps the payer's choice on another page of the checkout. */
export function chosenSearch(): string {
  const chosen = readChosen();
  return chosen === null ? '' : `?${new URLSearchParams({ [name]: chosen })}`;
}

const readChosen = (): string | null => new URLSearchParams(window.location.search).get(name);

/** Keeps the payer's choice in the address, so that a reload and a shared link have it too. */
export function chooseLocale(tag: string): void {
  const params = new URLSearchParams(window.location.search);
  params.set(name, tag);
  window.history.replaceState(window.history.state, '', `?${params}${window.location.hash}`);
}
