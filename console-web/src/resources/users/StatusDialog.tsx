import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/FormDialog';
import { userTexts } from '../../i18n/users';

const { status: texts, saving } = userTexts;

interface Props {
  readonly lines: readonly string[];
  /** Who changes from what to what. */
  readonly change: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a status does to the recurring billing, asked before it is set (spec 3 §5). */
export function StatusDialog({ lines, change, onConfirm, onClose }: Props) {
  return (
    <FormDialog
      danger
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={saving}
      isPending={false}
      problems={[]}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Typography>{change}</Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ fontWeight: 700 }}>
          {line}
        </Typography>
      ))}
    </FormDialog>
  );
}
