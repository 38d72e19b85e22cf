import Typography from '@mui/material/Typography';
import { shellTexts } from '../../../i18n/shell';
import { ActionDialog } from './ActionDialog';
import { Halted } from './halted';

const { leave: texts } = shellTexts;

/** Asks before what was typed is given up, also of a form that was halted while it asks. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Halted value={null}>
      <ActionDialog
        danger
        title={texts.title}
        submitLabel={texts.submit}
        pendingLabel={texts.submit}
        backLabel={texts.stay}
        isPending={false}
        problems={[]}
        onSubmit={onLeave}
        onClose={onStay}
      >
        <Typography>{texts.lead}</Typography>
      </ActionDialog>
    </Halted>
  );
}
