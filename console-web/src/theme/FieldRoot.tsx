import FormControl, { type FormControlProps } from '@mui/material/FormControl';

/** Without what react-admin's fields still pass for older versions of MUI, beside the `slotProps` that took its place: it would reach the document. */
export const FieldRoot = ({ InputProps: _old, ownerState: _state, ...props }: Passed) => <FormControl {...props} />;

interface Passed extends FormControlProps {
  readonly InputProps?: object;
  readonly ownerState?: object;
}
