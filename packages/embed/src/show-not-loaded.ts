/** Shows a plain dialog which says that the wallet could not be loaded. It is gone when it closes. */
export function showNotLoaded(document: Document): void {
  const place = document.createElement('div');
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  const button = document.createElement('button');
  place.dataset['billfold'] = '';
  // The texts of other languages may be among what was not loaded.
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.setAttribute('aria-label', 'Wallet');
  text.setAttribute('role', 'alert');
  text.textContent = "We couldn't load your wallet. Reload the page, or try again later.";
  button.textContent = 'Close';
  button.onclick = () => dialog.close();
  dialog.onclose = () => place.remove();
  dialog.append(text, button);
  place.attachShadow({ mode: 'open' }).append(dialog);
  document.body.append(place);
  dialog.showModal();
}
