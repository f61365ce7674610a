/**
 * Set when tests cover every network, long random sequences and a hundred calls at once. `npm run prove
 * postgres` sets THOROUGH; `npm test` has eight minutes for everything.
 */
export const isThorough = process.env['THOROUGH'] !== undefined;
