import PersonAdd from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { personName } from '@laundry/shared/text/person-name';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { t } from '../../i18n';
import type { NewMember } from '../../providers/api/api-types';
import { MEMBER_DRAFT, MemberDialog } from './MemberDialog';

/** The way to an account for somebody who begins to work here; one that was begun waits beside it. */
export function AddMember() {
  const [isOpen, setOpen] = useState(false);
  const [create] = useCreate<NewMember & { id: number }>('members');
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (data: NewMember, key: string) => {
    await create(undefined, { data, meta: { key } }, { returnPromise: true });
    notify(t('members.add.saved', { name: personName({ name1: data.name1 ?? '', name2: data.name2 ?? '' }) }), {
      type: 'success',
    });
    refresh();
  };
  const open = () => setOpen(true);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={open}>
        {t('members.add.open')}
      </Button>
      {isOpen ? (
        <MemberDialog save={save} onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft name={MEMBER_DRAFT} what={t('members.add.title')} of={t('members.add.title')} onResume={open} />
      )}
    </>
  );
}
