import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueryState } from '../components/loading/QueryState';
import { ClaimOfRequest } from '../features/wash-requests/claim/ClaimOfRequest';
import { historyQuery } from '../features/wash-requests/request-queries';

export default function ClaimPage() {
  const id = Number(useParams()['id']);
  return (
    <QueryState query={useQuery(historyQuery())} skeletonLines={6}>
      {(rows) => <ClaimOfRequest key={id} id={id} row={rows.find((row) => row.id === id)} />}
    </QueryState>
  );
}
