import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { shellTexts } from '../../i18n/shell';

/** Who opens a screen that is not theirs is taken to their top page and told why. */
export function AccessDenied() {
  const notify = useNotify();
  useEffect(() => notify(shellTexts.error.denied, { type: 'warning' }), [notify]);
  return <Navigate to="/" replace />;
}
