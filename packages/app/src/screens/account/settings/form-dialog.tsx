export { FormDialogContent, type FormDialogContentProps } from '@billfold/react/internal';
