export { focusFirstInvalid } from '@billfold/react/internal';
