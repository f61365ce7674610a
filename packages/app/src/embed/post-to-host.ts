type FramedWindow = Pick<Window, 'parent'> & {
  readonly location: Pick<Location, 'ancestorOrigins'> | object;
  readonly document: Pick<Document, 'referrer'>;
};

/**
 * Posts a message to the page around an embedded page, for its origin alone. Without a page around it, or where the
 * browser does not tell its origin, nothing is posted.
 */
export function postToHost(framed: FramedWindow, message: unknown): void {
  const origin = hostOriginOf(framed);
  if (framed.parent !== framed && origin !== null) framed.parent.postMessage(message, origin);
}

/** Returns the origin of the page around: browsers without `ancestorOrigins` tell it as the referrer. */
function hostOriginOf({ location, document }: FramedWindow): string | null {
  const [parent] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  const url = parent ?? document.referrer;
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  return origin === 'null' ? null : origin;
}
