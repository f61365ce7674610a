/**
 * Whether there is time for every network, long random sequences and a hundred at once: `npm run prove
 * postgres` says so by THOROUGH. `npm test` has eight minutes for everything.
 */
export const isThorough = process.env['THOROUGH'] !== undefined;
