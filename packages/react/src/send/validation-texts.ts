/** By themselves: most people make no mistake, and what opens a dialog does without. */
export { validationText, validationTexts } from '@billfold/core';
