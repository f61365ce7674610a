import type { Caller } from '../http/bind.ts';

/** Caller of the services that make the demo: this machine, without a browser. */
export const localCaller: Caller = {
  ip: '127.0.0.1',
  isLocal: true,
  userAgent: '',
  cookie: () => null,
  keepCookie: () => {},
};
