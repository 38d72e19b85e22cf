import { parseLabel } from '@laundry/shared/rules/labels/bag-label';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scannedIn } from '../../components/links/scan-path';

/** The label that led to the day, until its stop is done; whoever comes back or loads anew finds the day without it. */
export function useScanned() {
  const arrived = scannedIn(useLocation().state);
  const navigate = useNavigate();
  const [code, setCode] = useState(arrived);
  useEffect(() => {
    if (arrived !== null) void navigate('.', { replace: true, state: null });
  }, [arrived, navigate]);
  const forget = useCallback(() => setCode(null), []);
  return { code: code ?? undefined, requestId: parseLabel(code ?? '')?.requestId, forget };
}
