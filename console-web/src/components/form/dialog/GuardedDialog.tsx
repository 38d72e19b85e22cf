import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useOpeningPressGuard } from '@laundry/web-kit/forms/presses/use-opening-press-guard';

interface Props extends Omit<DialogProps, 'onClickCapture'> {
  /** What it asks now, where it has several steps. */
  readonly step?: unknown;
}

/** Every dialog of the console: the double tap that opens it neither answers nor closes it. */
export function GuardedDialog({ step, ...dialog }: Props) {
  const guard = useOpeningPressGuard(`${dialog.open} ${String(step)}`);
  return <Dialog {...dialog} onClickCapture={guard} />;
}
