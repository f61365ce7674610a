import { type FrameJob, secureFramePath } from './messages.ts';

/** Time for a frame to answer, in milliseconds. */
export const answerTimeMs = 10_000;

/** Returns the address of a frame in the page of `element`; its texts are in the language around it. */
export function frameAddress(
  element: Element,
  place: { readonly origin: string; readonly publishableKey: string | null },
): string {
  const { origin, publishableKey } = place;
  const key = publishableKey === null ? '' : `?key=${encodeURIComponent(publishableKey)}`;
  const parent = encodeURIComponent(element.ownerDocument.defaultView?.location.origin ?? '');
  const lang = encodeURIComponent(element.closest('[lang]')?.getAttribute('lang') ?? 'en');
  return `${origin}${secureFramePath}${key}#parent=${parent}&lang=${lang}`;
}

/** Returns the color scheme of the provider around an element. */
export function schemeAround(element: Element): FrameJob['colorScheme'] {
  const scheme = element.closest('[data-billfold-scheme]')?.getAttribute('data-billfold-scheme');
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}
