import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { ListPage } from '../../../components/list/ListPage';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { LeftReviews } from './LeftReviews';
import { Rejection } from './Rejection';
import { ReviewCard } from './ReviewCard';

/** The companies that wait for a decision on their invoice, the longest waiting first. */
export default function ReviewList() {
  const [rejecting, setRejecting] = useState<ConsoleUser | null>(null);
  return (
    <ListPage<ConsoleUser>
      title={t('users.review.title')}
      sort={{ field: 'created_at', order: 'ASC' }}
      perPage={25}
      search={
        <>
          <LeftReviews />
          {rejecting !== null && <Rejection key={rejecting.id} user={rejecting} onClose={() => setRejecting(null)} />}
        </>
      }
      empty={<EmptyPanel text={t('users.review.empty')} />}
    >
      <Typography color="textSecondary">{t('users.review.lead')}</Typography>
      <Cards rejecting={rejecting?.id} onReject={setRejecting} />
    </ListPage>
  );
}

interface CardsProps {
  readonly rejecting: number | undefined;
  readonly onReject: (user: ConsoleUser) => void;
}

function Cards({ rejecting, onReject }: CardsProps) {
  const { data = [] } = useListContext<ConsoleUser>();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: '12px 0 0', listStyle: 'none' }}>
      {data.map((user) => (
        <ReviewCard key={user.id} user={user} isRejecting={user.id === rejecting} onReject={() => onReject(user)} />
      ))}
    </Box>
  );
}
