import Button from '@mui/material/Button';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../components/form/dialog/Confirm';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../i18n';
import type { Member } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';

/** Asks before the chosen members are deleted, all or none; whatever comes of it, the list is read anew. */
export function DeleteMembers() {
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<Member>();
  const [isAsked, setAsked] = useState(false);
  const { deleteMembers } = useConsoleData();
  const notify = useNotify();
  const ids = selectedIds.map(Number);
  const count = ids.length;
  const removal = useOneMutation({
    mutationFn: () => deleteMembers(ids),
    onSuccess: () => {
      onUnselectItems();
      notify(t('members.remove.done', { count }), { type: 'success' });
    },
    onError: (error) =>
      notify(t('members.remove.failed', { reasons: problemLines(error).join(',') }), { type: 'error' }),
    onSettled: () => {
      setAsked(false);
      return refetch();
    },
  });
  const names = data.filter(({ id }) => ids.includes(id)).map(personName);
  return (
    <>
      <Button variant="outlined" color="error" disabled={count === 0} onClick={() => setAsked(true)}>
        {count === 0 ? t('members.remove.open') : t('members.remove.openCount', { count })}
      </Button>
      {isAsked && (
        <Confirm
          loading={removal.isPending}
          title={t('members.remove.title')}
          content={
            <>
              {t('members.remove.lead')}
              <strong style={{ display: 'block' }}>{names.join('、')}</strong>
              {t('members.remove.warning')}
            </>
          }
          confirm={t('members.remove.submit')}
          danger
          onConfirm={() => removal.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
