import { describeRequest } from '../request-schemas.ts';
import * as configCalls from './config.ts';

/** Requests of the calls in contract/config, for the server, its documents and the fakes. */
export const configRequests = [
  describeRequest(configCalls.getConfig, {
    summary: 'What this server offers: mode, chains, features, version.',
  }),
];
