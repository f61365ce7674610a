export { FormFailure, type FormFailureProps } from '@billfold/react/internal';
