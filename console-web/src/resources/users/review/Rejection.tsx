import { useGetOne, useListContext } from 'ra-core';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useUserEdit } from '../useUserEdit';
import { RejectDialog } from './RejectDialog';

interface Props {
  /** As it was when it was asked about. */
  readonly user: ConsoleUser;
  readonly onClose: () => void;
}

/** The question of a rejection, beside the list: what was typed stays when somebody else decides and the company leaves that. */
export function Rejection({ user, onClose }: Props) {
  const { data = [] } = useListContext<ConsoleUser>();
  const row = data.find(({ id }) => id === user.id);
  const left = useGetOne<ConsoleUser>('users', { id: user.id }, { enabled: row === undefined }).data;
  const now = row ?? left ?? user;
  const edit = useUserEdit(now);
  return <RejectDialog user={now} edit={edit} onRejected={onClose} onClose={onClose} />;
}
