/** Arguments after the name of the proof: `npm run prove crash -- --kills 3` has `--kills` and `3`. */
export const proofArguments: string[] = JSON.parse(process.env['PROOF_ARGUMENTS'] ?? '[]');
