import { LIMITS } from '@laundry/shared/constants/limits';
import { personName } from '@laundry/shared/text/person-name';
import { NoteEdit } from '../../../components/form/note/NoteEdit';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';

/** What operators note of a customer: theirs to write who see the list. */
export function MemoCell({ user }: { user: ConsoleUser }) {
  return (
    <NoteEdit
      record={user}
      source="management_notes"
      text={user.management_notes}
      title={t('users.memo.title')}
      what={t('users.memo.what')}
      of={t('users.memo.of', { name: personName(user) })}
      fieldLabel={t('users.memo.label')}
      maxLength={LIMITS.memoLength}
    />
  );
}
