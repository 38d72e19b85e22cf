import { FactList } from '../../../components/page/FactList';
import type { RequestDetail } from '../../../providers/api/api-types';
import { RequestSubject } from '../request/RequestSubject';
import { cancelFacts } from './cancel-facts';

/** Whose request it is, and its times. */
export const CancelledRequest = ({ request }: { request: RequestDetail }) => (
  <>
    <RequestSubject request={request} />
    <FactList facts={cancelFacts(request)} />
  </>
);
