import { useLocation } from 'react-router';
import { WithdrawalComplete } from '../features/withdrawal/WithdrawalComplete';
import type { Withdrawn } from '../features/withdrawal/withdrawn';

export default function WithdrawalCompletePage() {
  return <WithdrawalComplete withdrawn={useLocation().state as Withdrawn | null} />;
}
