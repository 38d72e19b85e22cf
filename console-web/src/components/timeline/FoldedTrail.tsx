import { useState } from 'react';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { Folded } from '../page/Folded';
import type { UndoWay } from './undo-way';
import { RecordTrail, type TrailSource } from './RecordTrail';

interface Props extends TrailSource<TrailEntry> {
  /** What the record is called. */
  readonly name: string;
  readonly undo: UndoWay<TrailEntry>;
}

/** The trail of a record below its form, read when it is unfolded. */
export function FoldedTrail({ name, ...source }: Props) {
  const [isWanted, setWanted] = useState(false);
  const title = t('timeline.titleOf', { name });
  return (
    <Folded summary={title} onOpen={() => setWanted(true)}>
      {isWanted && <RecordTrail label={title} {...source} />}
    </Folded>
  );
}
