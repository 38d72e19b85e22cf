import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../providers/access/OperatorContext';

export const customerPath = (id: number): string => `/customers/${id}`;

/** A customer's name, and the way to their page for those who may see it. */
export function CustomerLink({ id, children }: { id: number; children: ReactNode }) {
  const may = useMay();
  if (!may('users.view')) return children;
  return (
    <Link component={RouterLink} to={customerPath(id)} sx={{ color: 'inherit' }}>
      {children}
    </Link>
  );
}
