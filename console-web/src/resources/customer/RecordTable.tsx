import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { t } from '../../i18n';
import type { customer } from '../../i18n/customer';
import { tokens } from '../../theme/tokens';
import { unseen } from '../../theme/unseen';

const ROWS = 30;

interface Column<Row> {
  readonly key: keyof typeof customer.table;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly name: 'ledger' | 'payments' | 'mails';
  readonly userId: number;
  readonly read: (id: number, rows: number) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
}

/** Records of a customer, the latest first, as many more as are wanted. */
export function RecordTable<Row>({ name, userId, read, keyOf, columns }: Props<Row>) {
  const [rows, setRows] = useState(ROWS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['customers', userId, name, rows],
    queryFn: () => read(userId, rows),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  if (data.length === 0) return <Typography color="textSecondary">{t(`customer.empty.${name}`)}</Typography>;
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={table}>
          <Box component="caption" sx={unseen}>
            {t(`customer.tabs.${name}`)}
          </Box>
          <thead>
            <tr>
              {columns.map(({ key, isNumber }) => (
                <th key={key} scope="col" className={isNumber ? 'number' : ''}>
                  {t(`customer.table.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, isNumber, cell }) => (
                  <td key={key} className={isNumber ? 'number' : ''}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {data.length >= rows && (
        <Button disabled={isFetching} onClick={() => setRows(rows + ROWS)} sx={{ mt: 1 }}>
          {t('customer.more')}
        </Button>
      )}
    </>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { p: 1, textAlign: 'left', whiteSpace: 'nowrap', color: tokens.inkSoft, fontSize: 13 },
  '& td': { p: 1, verticalAlign: 'top', overflowWrap: 'anywhere', borderTop: `1px solid ${tokens.line}` },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .soft': { color: tokens.inkSoft, fontSize: 13 },
  '& .bad': { color: tokens.danger, fontWeight: 700 },
};
