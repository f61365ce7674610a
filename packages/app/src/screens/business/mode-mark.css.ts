import { style } from '@vanilla-extract/css';

/** The switch is beside its label, however wide the line is. */
export const modeSwitch = style({ width: 'fit-content' });
