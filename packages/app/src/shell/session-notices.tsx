import { isEmbeddedPath, siteTexts } from '@billfold/core';
import { useNotify, useStore, useTexts, useTranslate } from '@billfold/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../boot/services-context.ts';

/** A session that a service ended: once to the root, once in words (spec §4, R-AUTH-07). */
export function SessionNotices(): null {
  useTexts(siteTexts);
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { expirations, wantedPath } = useServices();
  const { count } = useStore(expirations);
  const told = useRef(count);
  useEffect(() => {
    if (count === told.current) return;
    told.current = count;
    // An embedded page says so in its own place, and never leaves.
    const { pathname, search } = window.location;
    if (isEmbeddedPath(pathname)) return;
    wantedPath.hold(pathname + search);
    navigate('/', { replace: true });
    notify.info({ title: t('shell.sessionEnded.title'), message: t('shell.sessionEnded.text') });
  }, [count, navigate, notify, t, wantedPath]);
  return null;
}
