import { isEmbeddedPath, siteTexts } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';

/** Handles a session that a service ended: one redirect to the root, whose card says so (R-AUTH-07). */
export function SessionNotices(): null {
  useTexts(siteTexts);
  const [, navigate] = useLocation();
  const { expirations, wantedPath } = useServices();
  const { count } = useStore(expirations);
  const told = useRef(count);
  useEffect(() => {
    if (count === told.current) return;
    told.current = count;
    // An embedded page shows this in place and never leaves.
    const { pathname, search, hash } = window.location;
    if (isEmbeddedPath(pathname)) return;
    wantedPath.hold(pathname + search + hash);
    navigate('/', { replace: true });
  }, [count, navigate, wantedPath]);
  return null;
}
