import type { Caller } from '../http/bind.ts';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';

/** Caller of the services that make the demo: this machine, without a browser. */
export const localCaller: Caller = {
  ip: '127.0.0.1',
  isLocal: true,
  userAgent: '',
  language: englishRefusals,
  pageLanguage: null,
  cookie: () => null,
  keepCookie: () => {},
};
