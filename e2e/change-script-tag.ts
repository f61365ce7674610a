/** Runs in the page: changes the attributes of the script tag before it is loaded. */
export function changeScriptTag(attributes: Readonly<Record<string, string | null>>): void {
  new MutationObserver((_, observer) => {
    const script = document.querySelector('script[data-token-endpoint]');
    if (script === null) return;
    observer.disconnect();
    for (const [name, value] of Object.entries(attributes))
      if (value === null) script.removeAttribute(name);
      else script.setAttribute(name, value);
  }).observe(document, { childList: true, subtree: true });
}
