import { useCanAccess, useNotify } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { shellTexts } from '../../i18n/shell';
import type { ResourceName } from '../../providers/access/access';
import { LoadingScreen } from '../loading/LoadingScreen';

/** A route that only some may open: the others are taken to their top page and told why. */
export function Guarded(props: { resource: ResourceName; action: string; children: ReactNode }) {
  const { canAccess, isPending } = useCanAccess({ resource: props.resource, action: props.action });
  const notify = useNotify();
  const denied = !isPending && canAccess !== true;

  useEffect(() => {
    if (denied) notify(shellTexts.error.denied, { type: 'warning' });
  }, [denied, notify]);

  if (isPending) return <LoadingScreen />;
  return denied ? <Navigate to="/" replace /> : props.children;
}
