export {
  FormDialog as SettingsDialog,
  type FormDialogProps as SettingsDialogProps,
  useDialogLock,
} from '@billfold/react/internal';
