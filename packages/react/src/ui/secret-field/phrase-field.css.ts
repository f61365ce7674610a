import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** The control stays at the first line, however many there are. */
export const box = layered({ alignItems: 'flex-start', paddingBlockStart: vars.space[1] });

/** Discs in place of letters. csstype has no name for this property yet, though all browsers do. */
const discs = { resize: 'vertical', WebkitTextSecurity: 'disc' } as const;
export const masked = layered(discs);
