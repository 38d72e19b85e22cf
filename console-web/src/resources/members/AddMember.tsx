import PersonAdd from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { t } from '../../i18n';
import { MEMBER_DRAFT, MemberDialog } from './MemberDialog';

/** The way to an account for somebody who begins to work here; one that was begun waits beside it. */
export function AddMember() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={open}>
        {t('members.add.open')}
      </Button>
      {isOpen ? (
        <MemberDialog onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft name={MEMBER_DRAFT} what={t('members.add.title')} of={t('members.add.title')} onResume={open} />
      )}
    </>
  );
}
