import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { ActionDialog } from '../form/dialog/ActionDialog';
import type { UndoWay } from './undo-way';
import { RecordTrail, type TrailSource } from './RecordTrail';

interface Props extends TrailSource<TrailEntry> {
  /** What the record is called. */
  readonly name: string;
  readonly undo: UndoWay<TrailEntry>;
  readonly onClose: () => void;
}

/** The trail of a record over the list that it stands in. */
export function TrailDialog({ name, onClose, ...source }: Props) {
  const title = t('timeline.titleOf', { name });
  return (
    <ActionDialog
      title={title}
      submitLabel={null}
      pendingLabel=""
      backLabel={t('timeline.close')}
      isPending={false}
      problems={[]}
      maxWidth="sm"
      onSubmit={onClose}
      onClose={onClose}
    >
      <RecordTrail label={title} {...source} />
    </ActionDialog>
  );
}
