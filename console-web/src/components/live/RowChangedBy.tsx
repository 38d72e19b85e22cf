import type { LiveResource } from '@laundry/shared/rules/live/live-change';
import { useChangedBy } from '../../providers/live/live-store';
import { ChangedBy } from './ChangedBy';

interface Props {
  readonly resource: LiveResource;
  readonly id: number | string;
}

/** The same for a row that is not one of hundreds: it follows by itself. */
export const RowChangedBy = ({ resource, id }: Props) => <ChangedBy who={useChangedBy(resource, id)} />;
